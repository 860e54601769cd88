import { afterAll } from 'vitest'
import { refuseTellingLogs } from './house-log.ts'
import { endTheRest } from './left-behind.ts'

afterAll(() => {
  endTheRest()
  refuseTellingLogs()
})
