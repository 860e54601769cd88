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
