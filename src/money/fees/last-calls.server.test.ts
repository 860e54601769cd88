import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TODAY } from '../../../test/bank.ts'
import { aReport } from '../../../test/returned.ts'
import { AFTER_RETURNED } from '../../after-sent.server.ts'
import { readIncoming } from '../../ground/mail/incoming.ts'
import { takeInMail } from '../../ground/mail/take-in-mail.server.ts'
import { aCallingClub, at, CALLED, LAST } from '../../../test/last-calls.ts'
import { addDays } from '../../ground/values/day.ts'
import { momentOn } from '../../ground/values/moment.ts'
import { callState } from './last-call.ts'
import { findCall } from './last-calls.server.ts'

const { db, ask, switchOn, aDebtor, remind, mailGoes, secretary, callOf } = aCallingClub()

describe('the second reminder', () => {
  test('starts no clock where the club does not use it', async () => {
    const { paymentId } = await aDebtor()

    await remind(paymentId)

    expect(await callOf(paymentId)).toBeUndefined()
  })

  test('names a last day, and the time runs once the mail server has it', async () => {
    await switchOn()
    const { paymentId } = await aDebtor()

    await remind(paymentId)
    const before = await callOf(paymentId)
    await mailGoes()

    expect(before).toMatchObject({ statedOn: LAST, lastOn: null, deliveredOn: null })
    expect(await callOf(paymentId)).toMatchObject({ deliveredHow: 'mail', deliveredOn: CALLED, lastOn: LAST })
  })

  test('that waited in the queue gives all the days from the moment it went', async () => {
    await switchOn()
    const { paymentId } = await aDebtor()
    await remind(paymentId)

    at(addDays(CALLED, 4))
    await mailGoes()

    expect(await callOf(paymentId)).toMatchObject({ statedOn: LAST, lastOn: addDays(LAST, 4) })
  })

  test('of a ride costs nobody the membership', async () => {
    await switchOn()
    const { paymentId } = await aDebtor()
    await db().updateTable('payment').set({ type: '1', period: null, purpose: 'Jízda' }).execute()

    await remind(paymentId)

    expect(await callOf(paymentId)).toBeUndefined()
  })

  test('that the server refuses stands still and is offered paper, which runs from the post', async () => {
    await switchOn()
    const { paymentId } = await aDebtor()
    await remind(paymentId)
    await mailGoes({ outcome: 'refused', reply: '550 no such user', isDeadAddress: true })
    const listed = await ask('/api/fees/paper/calls')

    const paper = await ask(`/api/fees/paper/calls/${paymentId}/paper`, { body: {} })
    const again = await ask(`/api/fees/paper/calls/${paymentId}/paper`, { body: {} })
    const { json: pile } = await ask('/api/fees/paper/letters')
    const waiting = await callOf(paymentId)
    await ask('/api/fees/paper/delivered', { body: { ids: [pile.items[0].id], how: 'posted', on: CALLED } })

    expect(listed.json.items).toMatchObject([{ paymentId, state: 'stopped', lastOn: null }])
    expect([paper.status, again.json.code]).toEqual([200, 'call_not_stopped'])
    expect(waiting).toMatchObject({ statedOn: addDays(CALLED, 33), lastOn: null })
    expect(await callOf(paymentId)).toMatchObject({ deliveredHow: 'posted', lastOn: addDays(CALLED, 33) })
  })

  test('that another server sent back stops by itself, and is proposed on paper', async () => {
    await switchOn()
    const { paymentId } = await aDebtor()
    await remind(paymentId)
    await mailGoes()
    const { messageId } = await db()
      .selectFrom('mail')
      .select('messageId')
      .where('template', '=', 'payment-reminder')
      .executeTakeFirstOrThrow()

    const report = aReport({ number: messageId.slice(1, 37) })
    const outcome = await takeInMail(db(), readIncoming(report), AFTER_RETURNED)

    expect(outcome).toBe('returned')
    expect(await callOf(paymentId)).toMatchObject({ lastOn: null, bouncedOn: CALLED, bouncedBy: null })
    const paper = await ask(`/api/fees/paper/calls/${paymentId}/paper`, { body: {} })
    expect(paper.status).toBe(200)
  })

  test('that came back by a letter of another server is stopped by a person', async () => {
    await switchOn()
    const { paymentId } = await aDebtor()
    await remind(paymentId)
    await mailGoes()

    const bounced = await ask(`/api/fees/paper/calls/${paymentId}/bounced`, { body: {} })
    const again = await ask(`/api/fees/paper/calls/${paymentId}/bounced`, { body: {} })

    expect([bounced.status, again.json.code]).toEqual([200, 'call_not_delivered'])
    expect(await callOf(paymentId)).toMatchObject({ lastOn: null, bouncedOn: CALLED })
    const { json } = await ask('/api/fees/paper/calls')
    expect(json.items).toMatchObject([{ state: 'stopped' }])
  })
})

test('the database says of every call what the rule says', async () => {
  const { paymentId } = await aDebtor()
  const { id: officer } = await secretary()
  const days = fc.integer({ min: -3, max: 3 }).map((count) => addDays(TODAY, count))
  const calls = fc.record({
    lastOn: fc.option(days, { nil: null }),
    isBounced: fc.boolean(),
    outcome: fc.constantFrom('ended' as const, 'waived' as const, null, null, null),
    paidOn: fc.option(days, { nil: null }),
    isOver: fc.constantFrom(true, false, false),
  })

  await fc.assert(
    fc.asyncProperty(calls, async (one) => {
      const isBounced = one.isBounced && one.lastOn === null
      const { lastOn, outcome, paidOn, isOver } = one
      await db().deleteFrom('lastCall').execute()
      await db()
        .insertInto('lastCall')
        .values({
          paymentId,
          calledOn: TODAY,
          statedOn: TODAY,
          days: 30,
          postDays: 3,
          lastOn,
          deliveredHow: lastOn === null ? null : 'handed',
          deliveredOn: lastOn && TODAY,
          bouncedOn: isBounced ? TODAY : null,
          outcome,
          decidedOn: outcome && TODAY,
          decidedBy: outcome && officer,
        })
        .execute()
      const status = isOver ? 'ARCHIVED' : paidOn ? 'PAID' : 'REMINDER2'
      await db()
        .updateTable('payment')
        .set({
          status,
          paidAt: isOver || !paidOn ? null : momentOn(paidOn, '12:00'),
          archivedAt: isOver ? new Date() : null,
        })
        .execute()

      const told = await findCall(db(), paymentId, TODAY)

      expect(told?.state).toBe(callState({ lastOn, isBounced, outcome, paidOn, isOver }, TODAY))
    }),
    { numRuns: 60 },
  )
})
