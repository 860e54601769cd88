import { defineWords } from '../../ground/values/words.ts'

export const standingWords = defineWords({
  votes: { cs: 'hlasuje', en: 'votes' },
  through: { cs: 'plnou mocí {name}', en: 'by {name}, with a power of attorney' },
  kind: { cs: 'druh členství bez hlasu', en: 'a kind of membership without a vote' },
  suspended: { cs: 'hlasovací právo má pozastavené', en: 'the vote is suspended' },
  fee: { cs: 'dluží příspěvek', en: 'owes a fee' },
  age: { cs: 'nemá věk, od kterého se hlasuje', en: 'is not of the age to vote' },
  age_unknown: { cs: 'klub nezná jeho datum narození', en: 'the club does not know the birth date' },
})

export const votersWords = defineWords({
  title: { cs: 'Kdo hlasuje', en: 'Who votes' },
  computed: {
    cs: 'Spočítáno ke dni schůze, {day}. Při zahájení se seznam uzavře a dál se nemění.',
    en: 'Computed for the day of the meeting, {day}. The list is closed when the meeting opens.',
  },
  frozen: {
    cs: 'Seznam je uzavřený od zahájení schůze.',
    en: 'The list has been closed since the meeting opened.',
  },
  counts: { cs: 'Hlasuje {votes} z {all} členů.', en: '{votes} of {all} members vote.' },
  why: {
    cs: 'Rozhoduje druh členství, pozastavení, a když to říkají stanovy, i příspěvek a věk.',
    en: 'It is decided by the kind of membership, a suspension and, where the statutes say so, the fee and age.',
  },
  without: { cs: 'Nehlasují', en: 'Without a vote' },
  with: { cs: 'Hlasují', en: 'Voting' },
  nobody: { cs: 'Nikdo.', en: 'Nobody.' },
  suspensions: { cs: 'Pozastavená hlasovací práva', en: 'Suspended votes' },
  suspensionsNote: {
    cs: 'Platí pro všechny schůze ode dne do dne; kdo a proč, zůstane v historii karty.',
    en: 'For all meetings from a day to a day; who did it and why stays in the history of the card.',
  },
  none: { cs: 'Nikdo nemá právo pozastavené.', en: 'Nobody’s vote is suspended.' },
  span: { cs: 'od {from} do {until}', en: 'from {from} until {until}' },
  goesOn: { cs: 'od {from}', en: 'since {from}' },
  end: { cs: 'Ukončit', en: 'End it' },
  endNamed: { cs: 'Ukončit pozastavení: {name}', en: 'End the suspension: {name}' },
  add: { cs: 'Pozastavit hlasovací právo', en: 'Suspend a vote' },
  who: { cs: 'Komu', en: 'Whose' },
  choose: { cs: 'Vyber člověka', en: 'Choose somebody' },
  startsOn: { cs: 'Od', en: 'From' },
  endsOn: { cs: 'Do', en: 'Until' },
  endsHint: { cs: 'Prázdné: dokud ho někdo neukončí.', en: 'Empty: until somebody ends it.' },
  reason: { cs: 'Důvod', en: 'Reason' },
  suspend: { cs: 'Pozastavit', en: 'Suspend' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Seznam se nepodařilo načíst.', en: 'The list could not be loaded.' },
})
