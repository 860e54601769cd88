import { expect, test } from 'vitest'
import type { MemberCard } from '../members/member.ts'
import { membershipPaper } from './membership-paper.ts'

const card = {
  number: 11,
  firstName: 'Jaroslav',
  lastName: 'Čech',
  birthDate: '1982-12-12',
  street: 'U Kovárny 49',
  postalCode: '783 61',
  city: 'Hlubočky',
  memberSince: '2006-11-07',
  lifeTime: false,
} as MemberCard
const subject = {
  card,
  divisionName: 'Olomouc',
  standing: { state: 'valid', until: '2027-01-31' },
  paidUntil: '2026-12-31',
  endedOn: null,
} as const
const issue = { clubName: 'Moravští jezdci', today: '2027-01-05', language: 'cs' } as const

test('a confirmation says what is paid, not how long the card holds on', () => {
  const { facts = [], paragraphs } = membershipPaper('confirmation', subject, issue)

  expect(Object.fromEntries(facts)).toMatchObject({
    'Jméno a příjmení': 'Jaroslav Čech',
    'Členské číslo': '011',
    'Příspěvky zaplacené': 'do 31.\u00a012.\u00a02026',
  })
  expect(paragraphs[0]).toContain('její členství trvá')
})

test('of a former member it says that the membership is over, and since when', () => {
  const gone = { ...subject, standing: { state: 'ended', until: null }, endedOn: '2026-03-01' } as const

  expect(membershipPaper('confirmation', gone, issue).paragraphs[0]).toContain(
    'skončilo dne 1.\u00a03.\u00a02026',
  )
})
