import { expect, test } from 'vitest'
import { invitationOnPaper, meetingInvitationLetter } from './meeting.mail.ts'

test.each([
  ['cs', /přihlášení/],
  ['en', /signing in/],
] as const)('on paper nobody is told to sign in (%s)', (language, signingIn) => {
  const input = { language, clubName: 'Klub', params: {}, link: '', origin: 'https://klub.test' }
  const said = (written: { readonly paragraphs: readonly string[] }) => written.paragraphs.join('\n')

  expect(said(meetingInvitationLetter.write(input))).toMatch(signingIn)
  expect(said(invitationOnPaper(input))).not.toMatch(signingIn)
})

test.each([
  ['cs', 'náhradní schůze (§ 257', 'přidáno po svolání'],
  ['en', 'substitute meeting (§ 257', 'added after the calling'],
] as const)(
  'that it is a substitute meeting and what was added late is said, by mail and on paper (%s)',
  (language, substitute, late) => {
    const params = {
      meetingId: 1,
      title: 'Prostě schůze',
      startsAt: '2026-05-01T17:00:00.000Z',
      place: 'Hospoda',
      substitutes: { title: 'Výroční schůze', startsAt: '2026-04-01T17:00:00.000Z' },
      points: [
        { title: 'Rozpočet', kind: 'decide', isLate: false },
        { title: 'Nový člen výboru', kind: 'elect', isLate: true },
      ],
    }
    const input = { language, clubName: 'Klub', params, link: '', origin: 'https://klub.test' }
    const plain = { ...input, params: { ...params, substitutes: null } }

    for (const write of [meetingInvitationLetter.write, invitationOnPaper]) {
      const { paragraphs, facts = [] } = write(input)
      expect(paragraphs.join('\n')).toContain(substitute)
      expect(facts.filter(({ value }) => value.includes(late)).map(({ label }) => label)).toEqual([
        language === 'cs' ? '2. bod' : 'Point 2',
      ])
      expect(write(plain).paragraphs.join('\n')).not.toContain(substitute)
    }
  },
)
