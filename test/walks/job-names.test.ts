import { expect, test } from 'vitest'
import { jobTable } from '../../src/jobs.server.ts'
import { isNamed, planInWords } from '../../src/office/system/job-plan.ts'
import { aMailRoom } from '../mail-room.ts'

const JOBS = Object.entries(jobTable(aMailRoom()))

test('each kind of background work has a name people can read', () => {
  expect(JOBS.map(([name]) => name).filter((name) => !isNamed(name))).toEqual([])
})

test('when each of them comes by itself is said in words', () => {
  const plans = JOBS.flatMap(([, { cron }]) => cron ?? [])

  expect(plans.filter((plan) => /[*/]/.test(planInWords(plan, 'cs')))).toEqual([])
})
