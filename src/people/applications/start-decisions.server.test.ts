import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aDesk } from '../../../test/applications.ts'
import { anAccount, someone } from '../../../test/club.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'

const { db, secretary, ask, approve, letters, cards, statusOf, trace, anApplication } = aDesk()

describe('approving many', () => {
  async function finish(batchId: number) {
    await runBatch(db(), BATCH_KINDS, batchId)
    return call(anApp(db()), `/api/batches/${batchId}`, { method: 'GET', token: secretary().token })
  }

  test('fifty, each from two officers at once: fifty members, fifty accounts, fifty letters', async () => {
    const applications = await Promise.all(Array.from({ length: 50 }, () => anApplication()))
    const other = await someone(db(), 'Webmaster')

    const answers = await Promise.all(
      applications.flatMap(({ id }) => [approve({ ids: [id] }), approve({ ids: [id] }, other.token)]),
    )

    const lost = answers.filter(({ status }) => status === 409)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(lost.map(({ json }) => json.code)).toEqual(Array(50).fill('already_decided'))
    for (const { json } of lost) expect(json.statusMessage).toMatch(/Sekretářová|@klub\.test/)
    expect(await cards()).toHaveLength(50)
    expect(new Set((await cards()).map(({ number }) => number)).size).toBe(50)
    expect((await letters()).filter(({ template }) => template === 'set-password')).toHaveLength(50)
    expect((await trace()).filter(({ action }) => action === 'ACCOUNT_CREATED')).toHaveLength(50)
  })

  test(
    'the same on a machine so slow that the last waits long: nobody is sent away',
    { timeout: 120_000 },
    async () => {
      const applications = await Promise.all(Array.from({ length: 50 }, () => anApplication()))
      const other = await someone(db(), 'Webmaster')
      await sql`create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(0.06); return new; end'`.execute(
        db(),
      )
      await sql`create trigger dawdle before insert on audit_entry for each row execute function dawdle()`.execute(
        db(),
      )
      try {
        const answers = await Promise.all(
          applications.flatMap(({ id }) => [approve({ ids: [id] }), approve({ ids: [id] }, other.token)]),
        )

        const codes = answers.map(({ status, json }) => `${status} ${json.code ?? 'approved'}`).toSorted()
        expect(codes).toEqual([...Array(50).fill('200 approved'), ...Array(50).fill('409 already_decided')])
      } finally {
        await sql`drop trigger dawdle on audit_entry`.execute(db())
        await sql`drop function dawdle`.execute(db())
      }
    },
  )

  test('all that wait become a run, told to every Webmaster', async () => {
    for (let count = 0; count < 3; count += 1) await anApplication()
    const webmaster = await someone(db(), 'Webmaster')
    await anAccount(db(), { role: 'Webmaster', deactivatedAt: new Date() })

    const answer = await approve({ all: true, expected: 3 })
    const run = await finish(answer.json.batch.id)

    expect([answer.status, answer.json]).toEqual([
      202,
      { success: true, batch: { id: expect.any(Number), total: 3, batchSize: 20, batches: 1 } },
    ])
    expect(run.json).toMatchObject({ status: 'success', total: 3, processed: 3, successful: 3, failed: 0 })
    expect(await cards()).toHaveLength(3)
    const reports = (await letters()).filter(({ template }) => template === 'batch-report')
    expect(reports.map(({ toAddress }) => toAddress)).toEqual([webmaster.email])
    const letter = await previewMail(db(), aMailRoom(), reports[0]?.id ?? 0, { withLink: false })
    expect(letter?.text).toContain('Dana Sekretářová právě hromadně schvaluje 3 žádosti o členství.')
    expect((await trace())[0]).toMatchObject({ action: 'BATCH_STARTED', actorAccountId: secretary().id })
  })

  test('each id stands for itself: the unknown and the decided fail, the rest goes through', async () => {
    const [good, decided] = [await anApplication(), await anApplication()]
    await ask('reject', { ids: [decided.id], reason: 'Ne.' })

    const { json } = await approve({ ids: [good.id, decided.id, 777_777, good.id] })
    const run = await finish(json.batch.id)

    expect(run.json).toMatchObject({ status: 'partial', total: 3, successful: 1, failed: 2 })
    expect(run.json.items.map((item: { id: number; success: boolean }) => [item.id, item.success])).toEqual([
      [good.id, true],
      [decided.id, false],
      [777_777, false],
    ])
    expect(run.json.items[1].statusMessage).toMatch(
      /^O téhle žádosti už je rozhodnuto\. Rozhodnutí: Dana Sekretářová, \d+\.\s\d+\.\s\d{4} v\s\d+\.\d\d\.$/,
    )
  })

  test('a run killed in the middle and started again does nothing twice', async () => {
    for (let count = 0; count < 6; count += 1) await anApplication()
    const { json } = await approve({ all: true, expected: 6 })

    await Promise.all([1, 2, 3].map(() => runBatch(db(), BATCH_KINDS, json.batch.id)))
    await finish(json.batch.id)

    expect(await cards()).toHaveLength(6)
    expect((await letters()).filter(({ template }) => template === 'set-password')).toHaveLength(6)
  })

  test('several are rejected with one reason', async () => {
    const [one, two] = [await anApplication(), await anApplication()]

    const { status, json } = await ask('reject', { ids: [one.id, two.id], reason: 'Divize je plná.' })
    await finish(json.batch.id)

    expect(status).toBe(202)
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['REJECTED', 'REJECTED'])
    expect((await letters()).map(({ template, params }) => [template, params])).toEqual(
      [1, 2].map(() => ['application-rejected', { reason: 'Divize je plná.' }]),
    )
  })
})
