import type { Entry } from '..'

const entry: Entry = { title: 'Dice Town', colour: '#855606' }
export default entry
