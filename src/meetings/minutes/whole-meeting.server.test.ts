import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { LAW } from '../calling/rules.ts'

const { db, ask, rules, inDays, aSecretary, crowd, letIn, openVote, close, room } = aMeetingClub()
beforeEach(rules)

const POINTS = [
  { kind: 'decide', title: 'Klubovna' },
  { kind: 'decide', title: 'Rozpočet' },
  { kind: 'decide', title: 'Příspěvky' },
  { kind: 'decide', title: 'Výlet' },
  { kind: 'elect', title: 'Předseda' },
]

test('a meeting of 120: called late, 60 and 61 there, powers of attorney, people who leave, a tie, two rounds', async () => {
  const secretary = await aSecretary()
  const { token } = secretary
  const people = await crowd(119)
  await ask('PUT', '/api/meetings/rules', token, { ...LAW, proxiesPerHolder: 2 })
  const made = await ask('POST', '/api/meetings', token, {
    title: 'Výroční schůze',
    startsAt: pragueMoment(inDays(29)),
    place: 'Klubovna',
  })
  const id: number = made.json.id
  const points: number[] = []
  for (const point of POINTS)
    points.push((await ask('POST', `/api/meetings/${id}/points`, token, point)).json.id)
  const member = (index: number) => people[index] ?? 0
  const presence = (act: 'came' | 'left', memberId: number) =>
    ask('POST', `/api/meetings/${id}/presence`, token, { act, memberId })
  const vote = async (index: number, closing: object, asked: object = {}) => {
    const opened = await openVote(id, token, { way: 'hand', pointId: points[index], ...asked })
    await close(opened.json.id, token, closing)
  }

  const refused = await ask('POST', `/api/meetings/${id}/call`, token, {})
  const called = await ask('POST', `/api/meetings/${id}/call`, token, { shortNoticeReason: 'Výpověď.' })
  await runBatch(db(), BATCH_KINDS, called.json.batch.id)
  await db()
    .updateTable('meeting')
    .set({ startsAt: inDays(0) })
    .where('id', '=', id)
    .execute()
  await ask('POST', `/api/meetings/${id}/open`, token)
  // Sixty are no majority of 120, the sixty-first makes it one.
  await letIn(id, people.slice(0, 60), secretary.id)
  await vote(0, { counts: [60, 0] })
  await presence('came', member(60))
  await vote(1, { counts: [31, 30] })
  // Four who stayed at home are there by two who came: 65. One of the two goes, and takes three votes with him: 62.
  for (const [index, holder] of [0, 0, 1, 1].entries())
    await ask('POST', `/api/meetings/${id}/proxies`, token, {
      memberId: member(100 + index),
      holderId: member(holder),
      note: 'papír u dveří',
    })
  const third = await ask('POST', `/api/meetings/${id}/proxies`, token, {
    memberId: member(110),
    holderId: member(0),
    note: 'papír u dveří',
  })
  await vote(2, { counts: [33, 32] })
  await presence('left', member(0))
  await vote(3, { counts: [31, 31] })
  const election = { candidates: ['Adam', 'Bořek', 'Cyril'] }
  await vote(4, { counts: [30, 20, 12] }, election)
  const { next } = (await room(id, token)).results.at(-1)
  await presence('came', member(0))
  await vote(4, { counts: [40, 25] }, next)
  await ask('POST', `/api/meetings/${id}/close`, token)

  expect([refused.json.code, called.status, third.json.code]).toEqual([
    'notice_too_short',
    202,
    'proxy_too_many',
  ])
  expect((await room(id, token)).results).toMatchObject([
    { present: 60, entitled: 120, isQuorate: false, outcome: 'no_quorum' },
    { present: 61, represented: 0, needed: 31, isQuorate: true, outcome: 'passed' },
    { present: 65, represented: 4, needed: 33, isQuorate: true, outcome: 'passed' },
    { present: 62, represented: 2, needed: 32, isQuorate: true, outcome: 'rejected' },
    { round: 1, present: 62, needed: 32, outcome: 'undecided' },
    { round: 2, present: 65, represented: 4, needed: 33, outcome: 'elected' },
  ])
  const { body } = (await ask('GET', `/api/meetings/${id}/minutes`, token)).json
  const lines: readonly string[] = body.split('\n').filter((line: string) => line.startsWith('- '))
  const of = (word: RegExp) => lines.filter((line) => word.test(line))
  expect(of(/Lhůta|kratší lhůtě/).map((line) => line.replace(/^.*(Lhůta|Svolání)/, '$1'))).toEqual([
    'Lhůta není dodržena.',
    'Svolání v kratší lhůtě na svou odpovědnost: Jan Sekretářka. Důvod: Výpověď.',
  ])
  expect(of(/^- Hlasů/)).toEqual([
    '- Hlasů: pro 60, proti 0, zdrželo se 0; hlasovalo 60.',
    '- Hlasů: pro 31, proti 30, zdrželo se 0; hlasovalo 61.',
    '- Hlasů: pro 33, proti 32, zdrželo se 0; hlasovalo 65.',
    '- Hlasů: pro 31, proti 31, zdrželo se 0; hlasovalo 62.',
    '- Hlasů: Adam 30, Bořek 20, Cyril 12, zdrželo se 0; hlasovalo 62.',
    '- Hlasů: Adam 40, Bořek 25, zdrželo se 0; hlasovalo 65.',
  ])
  expect(of(/^- Přítomno \d/).map((line) => line.replace(/, bylo.*/, ''))).toEqual([
    '- Přítomno 60 z 120 (není usnášeníschopná)',
    '- Přítomno 61 z 120 (usnášeníschopná)',
    '- Přítomno 65 z 120, z toho zastoupených 4 (usnášeníschopná)',
    '- Přítomno 62 z 120, z toho zastoupených 2 (usnášeníschopná)',
    '- Přítomno 62 z 120, z toho zastoupených 2 (usnášeníschopná)',
    '- Přítomno 65 z 120, z toho zastoupených 4 (usnášeníschopná)',
  ])
  const year = new Date().getFullYear()
  expect(of(/^- \*\*(?!Hlasování|Volba)/)).toEqual([
    '- **Schůze nebyla usnášeníschopná**.',
    `- **Schváleno**. Usnesení 1/${year}.`,
    `- **Schváleno**. Usnesení 2/${year}.`,
    '- **Neschváleno**.',
    '- **Nerozhodnuto, další kolo**: Adam, Bořek, míst: 1.',
    `- **Zvoleno**: Adam. Usnesení 3/${year}.`,
  ])
})
