import { defineWords } from '../../ground/values/words.ts'

export const applicantsWords = defineWords({
  title: { cs: 'Čekatelé', en: 'Applicants' },
  lead: {
    cs: 'Kdo je na cestě k členství, jak dlouho, s kým a kolik jízd má za sebou.',
    en: 'Who is on the road to membership, since when, with whom and after how many rides.',
  },
  off: {
    cs: 'Po schválení žádosti je teď z každého rovnou člen. Stupeň čekatele se zapíná v nastavení klubu.',
    en: 'An approved application makes a member at once. The applicants’ stage is switched on in the club’s settings.',
  },
  empty: { cs: 'Klub teď žádného čekatele nemá.', en: 'The club has no applicants now.' },
  since: { cs: 'na cestě od {day}', en: 'on the road since {day}' },
  rides: {
    cs: { one: '{count} jízda', few: '{count} jízdy', many: '{count} jízdy', other: '{count} jízd' },
    en: { one: '{count} ride', other: '{count} rides' },
  },
  mentor: { cs: 'mentor: {name}', en: 'mentor: {name}' },
  noMentor: { cs: 'bez mentora', en: 'without a mentor' },
  accept: { cs: 'Přijmout za člena', en: 'Take in as a member' },
  acceptText: {
    cs: 'Členství začne dneškem, účet dostane roli Člen a odejde e-mail. Přihlášení na všech zařízeních skončí.',
    en: 'The membership begins today, the account becomes a Member’s and an e-mail goes out. All devices are signed out.',
  },
  acceptDo: { cs: 'Přijmout', en: 'Take in' },
  changeMentor: { cs: 'Změnit mentora', en: 'Change the mentor' },
  who: { cs: 'Kdo bude mentorem', en: 'Who will be the mentor' },
  whoHint: {
    cs: 'příjmení a jméno, nebo číslo karty',
    en: 'surname and first name, or the number on the card',
  },
  save: { cs: 'Uložit mentora', en: 'Save the mentor' },
  none: { cs: 'Bez mentora', en: 'No mentor' },
  accepted: { cs: 'Přijato za člena.', en: 'Taken in as a member.' },
  changed: { cs: 'Mentor je zapsaný.', en: 'The mentor is noted.' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})

/** On one's own page of membership. */
export const menteesWords = defineWords({
  mine: { cs: 'Moji čekatelé', en: 'My applicants' },
  mineText: {
    cs: 'Jsi jejich mentor. Kontakt vidíš tam, kde ho vidí i ostatní členové.',
    en: 'You are their mentor. A contact is shown where other members see it, too.',
  },
})
