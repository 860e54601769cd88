import { defineWords } from '../../ground/values/words.ts'

export const linkedMeetingWords = defineWords({
  title: { cs: 'Schůze klubu', en: 'Meeting of the club' },
  yours: {
    cs: 'Odkaz je jen pro člověka jménem {name} a pro tuhle schůzi. Když to nejsi ty, nic nemačkej a stránku zavři.',
    en: 'The link is for {name} and this meeting alone. If that is not you, press nothing and close the page.',
  },
  vote: { cs: 'Hlasování', en: 'Voting' },
  results: { cs: 'Jak to dopadlo', en: 'How it ended' },
  readMinutes: { cs: 'Stáhnout zápis (PDF)', en: 'Download the minutes (PDF)' },
  older: { cs: 'Zápisy z dřívějška', en: 'Minutes of other meetings' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  dead: {
    cs: 'Odkaz už neplatí. Kdo má účet, najde schůze po přihlášení.',
    en: 'The link does not work any more. Whoever has an account finds the meetings after signing in.',
  },
  signIn: { cs: 'Přihlásit se', en: 'Sign in' },
})
