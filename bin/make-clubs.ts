// The clubs that houses of the tests open, made in the folder given: once for the house and the journeys of npm test.
import { makeClubs } from '../test/made-club.ts'

const [folder = ''] = process.argv.slice(2)
await makeClubs(folder)
