import { afterAll } from 'vitest'
import { endTheRest } from './left-behind.ts'

afterAll(endTheRest)
