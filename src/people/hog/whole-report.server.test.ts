import { expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { sendForm } from '../../../test/screen.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { action } from './hog.screen.tsx'
import type { previewPaste } from './preview-paste.server.ts'

const db = useDatabase()

const numberOf = (n: number) => `CZ${10_000 + n}`
const nameOf = (n: number) => ({ firstName: `Jan${letters(n)}`, lastName: `Novák${letters(n)}` })
const letters = (n: number) =>
  [Math.floor(n / 26), n % 26].map((part) => String.fromCodePoint(97 + part)).join('')

// What is done to the three hundred, forty of them otherwise than the cards say.
const CHANGES = { renewed: 12, expired: 6, new: 5, otherNumber: 5, otherName: 4, missing: 8 } as const

test('a report of three hundred lines with forty changes is told as it is, and the safe ones are written', async () => {
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'MembershipOfficer')
  const grant = (form: Record<string, string>) => sendForm(db(), action, { path: '/admin/hog', token, form })
  const kinds = Object.entries(CHANGES).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
  const people = Array.from({ length: 300 }, (_, n) => ({ n, kind: kinds[n] ?? 'same', ...nameOf(n) }))
  for (const { n, kind, firstName, lastName } of people)
    await aMember(db(), {
      firstName,
      lastName,
      hogNumber: kind === 'new' ? null : numberOf(n),
      hogExpiresOn: kind === 'new' ? null : '2027-03-31',
    })
  const lines = people.flatMap(({ n, kind, firstName, lastName }) => {
    if (kind === 'missing') return []
    const day = kind === 'renewed' ? '2029-03-31' : kind === 'expired' ? '2020-03-31' : '2027-03-31'
    const name = kind === 'otherName' ? `Cizí${letters(n)} Karel` : `${lastName} ${firstName}`
    return [`${name};${kind === 'otherNumber' ? `XX${10_000 + n}` : numberOf(n)};${day}`]
  })

  const { answer } = await grant({ intent: 'preview', text: lines.join('\n'), isWhole: 'on' })
  const preview = answer.preview as Awaited<ReturnType<typeof previewPaste>>
  const told = Map.groupBy(preview.lines, ({ verdict }) => verdict)
  await grant({ intent: 'apply', items: preview.items })
  const batch = await db().selectFrom('batch').select('id').executeTakeFirstOrThrow()
  await runBatch(db(), BATCH_KINDS, batch.id)

  const counts = Object.fromEntries([...told].map(([verdict, those]) => [verdict, those.length]))
  expect(counts).toEqual({ new: 5, renewed: 12, expired: 6, 'other-number': 5, 'other-name': 4, same: 260 })
  expect([preview.written, preview.missing.length, preview.rest]).toEqual([23, 8, 17])
  const cards = await db()
    .selectFrom('member')
    .select(['lastName', 'hogNumber', 'hogExpiresOn'])
    .where('lastName', 'like', 'Novák%')
    .orderBy('id')
    .execute()
  const truth = people.map(({ n, kind, lastName }) => ({
    lastName,
    hogNumber: numberOf(n),
    hogExpiresOn: kind === 'renewed' ? '2029-03-31' : kind === 'expired' ? '2020-03-31' : '2027-03-31',
  }))
  expect(cards).toEqual(truth)
})
