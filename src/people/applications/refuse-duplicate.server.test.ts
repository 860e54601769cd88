import { expect, test } from 'vitest'
import { aDesk } from '../../../test/applications.ts'
import { aMember } from '../../../test/club.ts'
import { approveApplication } from './approve-application.server.ts'
import { refuseDuplicate } from './refuse-duplicate.server.ts'
import { viewApplication } from './view-applications.server.ts'

const { db, secretary, anApplication } = aDesk()

const alike = async (id: number) =>
  (await viewApplication(db(), id))?.possibleDuplicates.map((possible) => possible.id)

test('a no is remembered: the card is not offered to this application again, to others it is', async () => {
  const card = await aMember(db(), { phone: '+420777000111' })
  const first = await anApplication({ phone: '+420777000111', email: 'a@posta.example' })
  expect(await alike(first.id)).toContain(card.id)

  const no = { applicationId: first.id, memberId: card.id, actorId: secretary().id }
  await refuseDuplicate(db(), no)
  await refuseDuplicate(db(), no)

  expect(await alike(first.id)).toEqual([])
  const second = await anApplication({ phone: '+420777000111', email: 'b@posta.example' })
  expect(await alike(second.id)).toContain(card.id)
})

test('what is decided already is not argued about', async () => {
  const card = await aMember(db())
  const { id } = await anApplication({ email: 'a@posta.example' })
  await approveApplication(db(), { applicationId: id, actorId: secretary().id, today: '2026-11-15' })

  await expect(
    refuseDuplicate(db(), { applicationId: id, memberId: card.id, actorId: secretary().id }),
  ).rejects.toThrow('already_decided')
})
