import type { Entry } from '..'

const entry: Entry = { title: 'BANG!', colour: '#8c2b1d' }
export default entry
