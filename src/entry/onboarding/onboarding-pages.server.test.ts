import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { sendForm } from '../../../test/screen.ts'
import { action as confirmRules } from './rules.screen.tsx'
import { action as verifyProfile } from './verify-profile.screen.tsx'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

async function aNewcomer(confirmedRulesVersion: number | null, memberId: number | null = null) {
  const { id, token } = await someone(db(), 'Member', {
    confirmedRulesVersion,
    verifiedProfileAt: null,
    memberId,
  })
  const send =
    (action: (args: never) => unknown, path: string) =>
    (form: Record<string, string> = {}) =>
      sendForm(db(), action, { path, token, form })
  return {
    account: () => db().selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    confirm: send(confirmRules, '/onboarding/rules'),
    verify: send(verifyProfile, '/onboarding/profile'),
  }
}

test('the rules are confirmed in the version that was read', async () => {
  const { account, confirm } = await aNewcomer(null)

  const wrong = await confirm({ version: 'x' })
  const old = await confirm({ version: '2' })
  const { status, location, cookies } = await confirm({ version: '1' })

  expect(wrong.fault?.fields).toHaveProperty('version')
  expect(old.code).toBe('rules_changed')
  expect([status, location, cookies.length]).toEqual([303, '/onboarding/profile', 1])
  expect((await account()).confirmedRulesVersion).toBe(1)
})

test('the profile comes after the rules', async () => {
  const { account, verify } = await aNewcomer(null)

  const { status, location } = await verify()

  expect([status, location]).toEqual([302, '/onboarding/rules'])
  expect((await account()).verifiedProfileAt).toBeNull()
})

test('the profile is verified with what stands in the form; a consent that was not ticked is none', async () => {
  const card = await aMember(db(), { consentsToPhotos: true })
  const { account, verify } = await aNewcomer(1, card.id)
  const fields = { firstName: 'Jan', lastName: 'Novák', phone: '603 123 456', sharesContact: 'on' }

  const wrong = await verify({ ...fields, phone: 'nemám' })
  const { status, location } = await verify(fields)

  const kept = await db()
    .selectFrom('member')
    .select(['phone', 'consentsToPhotos', 'sharesContact'])
    .executeTakeFirst()
  expect(wrong.fault?.fields).toHaveProperty('phone')
  expect(wrong.fault?.values).toMatchObject({ firstName: 'Jan', phone: 'nemám' })
  expect([status, location]).toEqual([303, '/admin'])
  expect(kept).toEqual({ phone: '+420603123456', consentsToPhotos: false, sharesContact: true })
  expect((await account()).verifiedProfileAt).not.toBeNull()
})

test('whoever has no card just says so', async () => {
  const { account, verify } = await aNewcomer(1)

  const { location } = await verify()

  expect(location).toBe('/admin')
  expect((await account()).verifiedProfileAt).not.toBeNull()
})
