export { dayInFigures } from './day-in-words.ts'
