import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { askSignatures } from './ask-signatures.server.ts'

const { db, rules, aSecretary, voters, anOpenMeeting, ask, letters } = aMeetingClub()
beforeEach(() => rules())

const asked = async () =>
  (await letters())
    .filter(({ template }) => template.startsWith('minutes-'))
    .map(({ template, toAddress }) => `${template} ${toAddress}`)

async function aMeetingWithParts() {
  const secretary = await aSecretary()
  const [recorder, verifier, second] = await voters(3)
  if (!recorder || !verifier || !second) throw new Error('nobody')
  const { id } = await anOpenMeeting(secretary, [])
  const name = (memberId: number, part: string) =>
    ask('POST', `/api/meetings/${id}/parts`, secretary.token, { memberId, part })
  await name(recorder.memberId, 'recorder')
  await name(verifier.memberId, 'verifier')
  const addresses = await db().selectFrom('account').select(['id', 'email']).execute()
  const email = (who: { id: number }) => addresses.find(({ id: account }) => account === who.id)?.email
  const write = (version: number) =>
    ask('PUT', `/api/meetings/${id}/minutes`, recorder.token, { body: `Zapsáno ${version}.`, version })
  const sign = ({ token }: { token: string }, version: number) =>
    ask('POST', `/api/meetings/${id}/minutes/signature`, token, { version })
  const end = () => ask('POST', `/api/meetings/${id}/close`, secretary.token)
  return { id, recorder, verifier, second, name, email, write, sign, end }
}

test('the recorder is asked when the meeting is over, a verifier when he has signed, each once', async () => {
  const { recorder, verifier, second, name, email, write, sign, end } = await aMeetingWithParts()

  await askSignatures(db())
  const during = await asked()
  await end()
  await Promise.all([1, 2, 3].map(() => askSignatures(db())))
  const afterEnd = await asked()
  await write(0)
  await askSignatures(db())
  const written = await asked()
  await sign(recorder, 1)
  await Promise.all([1, 2, 3].map(() => askSignatures(db())))
  const signed = await asked()
  await name(second.memberId, 'verifier')
  await askSignatures(db())
  const named = await asked()

  expect(during).toEqual([])
  expect(afterEnd).toEqual([`minutes-to-write ${email(recorder)}`])
  expect(written).toEqual(afterEnd)
  expect(signed).toEqual([...afterEnd, `minutes-to-sign ${email(verifier)}`])
  expect(named).toEqual([...signed, `minutes-to-sign ${email(second)}`])
})

test('who has signed is not asked, and a changed text is asked about again once the recorder signs it', async () => {
  const { recorder, verifier, email, write, sign, end } = await aMeetingWithParts()
  await end()
  await write(0)
  await sign(recorder, 1)
  await sign(verifier, 1)
  await askSignatures(db())
  const none = await asked()

  await write(1)
  await askSignatures(db())
  const changed = await asked()
  await sign(recorder, 2)
  await askSignatures(db())

  expect(none).toEqual([])
  expect(changed).toEqual([`minutes-to-write ${email(recorder)}`])
  expect(await asked()).toEqual([...changed, `minutes-to-sign ${email(verifier)}`])
})
