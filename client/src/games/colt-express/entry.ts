import type { Entry } from '..'

const entry: Entry = { title: 'Colt Express', colour: '#27425e' }
export default entry
