export { dayInWords, textDayInWords } from '../values/day-in-words.ts'
