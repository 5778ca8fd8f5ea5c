import type { Entry } from '..'

const entry: Entry = { title: 'Carson City', colour: '#6d4b7a' }
export default entry
