import { defineWords } from '../../ground/values/words.ts'

/** The action in a menu and on its button. */
export const actionWords = defineWords({
  approve: { cs: 'Schválit člena', en: 'Approve' },
  ritual: { cs: 'Schválit rituál', en: 'Approve the ritual' },
  'no-ritual': { cs: 'Zrušit rituál', en: 'Cancel the ritual' },
  'front-patch': { cs: 'Předat malou nášivku', en: 'Give the front patch' },
  'no-front-patch': { cs: 'Odebrat malou nášivku', en: 'Remove the front patch' },
  'back-patch': { cs: 'Předat zádovou nášivku', en: 'Give the back patch' },
  'no-back-patch': { cs: 'Odebrat zádovou nášivku', en: 'Remove the back patch' },
  role: { cs: 'Změnit roli', en: 'Change the role' },
  deactivate: { cs: 'Vypnout účet', en: 'Deactivate the account' },
  reactivate: { cs: 'Zapnout účet', en: 'Reactivate the account' },
  exclude: { cs: 'Vyloučit', en: 'Exclude' },
  'no-exclude': { cs: 'Zrušit vyloučení', en: 'Cancel the exclusion' },
  archive: { cs: 'Archivovat', en: 'Archive' },
  restore: { cs: 'Obnovit z archivu', en: 'Restore' },
})

/** What it will do, said before it is done. */
export const actionQuestionWords = defineWords({
  approve: {
    cs: 'Z čekatele se stane člen a přihlásí se znovu, už s členskými právy.',
    en: 'The applicant becomes a member and signs in again with a member’s rights.',
  },
  ritual: {
    cs: 'Zapíše se datum rituálu a s ním i to, co se při něm předává.',
    en: 'The day of the ritual is recorded, and what is handed over with it.',
  },
  'no-ritual': {
    cs: 'Datum rituálu se smaže, a s ním i to, co se předalo ve stejný den.',
    en: 'The day of the ritual is removed, and so is what was handed over on the same day.',
  },
  'front-patch': {
    cs: 'Zapíše se den předání malé nášivky.',
    en: 'The day the front patch was given is recorded.',
  },
  'no-front-patch': { cs: 'Předání malé nášivky se smaže.', en: 'The front patch is removed.' },
  'back-patch': {
    cs: 'Zapíše se den předání zádové nášivky.',
    en: 'The day the back patch was given is recorded.',
  },
  'no-back-patch': { cs: 'Předání zádové nášivky se smaže.', en: 'The back patch is removed.' },
  role: {
    cs: 'Člověk se bude muset znovu přihlásit a uvidí to, co jeho nová role.',
    en: 'The person has to sign in again and will see what the new role sees.',
  },
  deactivate: {
    cs: 'Účet se hned odhlásí na všech zařízeních a nepůjde se do něj přihlásit.',
    en: 'The account is signed out everywhere at once and cannot be signed in to.',
  },
  reactivate: { cs: 'Do účtu se zase půjde přihlásit.', en: 'It will be possible to sign in again.' },
})

/** What was done, with the person's name. */
export const actionDoneWords = defineWords({
  approve: { cs: '{name}: člen schválen.', en: '{name}: approved.' },
  ritual: { cs: '{name}: rituál zapsán.', en: '{name}: ritual recorded.' },
  'no-ritual': { cs: '{name}: rituál zrušen.', en: '{name}: ritual cancelled.' },
  'front-patch': { cs: '{name}: malá nášivka předána.', en: '{name}: front patch given.' },
  'no-front-patch': { cs: '{name}: malá nášivka odebrána.', en: '{name}: front patch removed.' },
  'back-patch': { cs: '{name}: zádová nášivka předána.', en: '{name}: back patch given.' },
  'no-back-patch': { cs: '{name}: zádová nášivka odebrána.', en: '{name}: back patch removed.' },
  role: { cs: '{name}: role změněna.', en: '{name}: role changed.' },
  deactivate: { cs: '{name}: účet vypnut.', en: '{name}: account deactivated.' },
  reactivate: { cs: '{name}: účet zapnut.', en: '{name}: account reactivated.' },
  exclude: {
    cs: '{name}: vyloučení zapsáno, členství uzavřeno.',
    en: '{name}: excluded, membership closed.',
  },
  'no-exclude': { cs: '{name}: vyloučení zrušeno.', en: '{name}: exclusion cancelled.' },
  archive: {
    cs: '{name}: karta archivována, členství uzavřeno.',
    en: '{name}: archived, membership closed.',
  },
  restore: { cs: '{name}: karta obnovena.', en: '{name}: restored.' },
})

export const actionFormWords = defineWords({
  title: { cs: '{action}: {name}', en: '{action}: {name}' },
  date: { cs: 'Datum', en: 'Date' },
  reason: { cs: 'Důvod', en: 'Reason' },
  reasonOptional: { cs: 'Důvod (nemusí být)', en: 'Reason (optional)' },
  role: { cs: 'Nová role', en: 'New role' },
  cancel: { cs: 'Zrušit', en: 'Cancel' },
  undo: { cs: 'Vrátit zpět', en: 'Undo' },
  dismiss: { cs: 'Zavřít oznámení', en: 'Close the notice' },
  open: { cs: 'Otevřít kartu', en: 'Open the card' },
  history: { cs: 'Historie', en: 'History' },
  print: { cs: 'Vytisknout kartičku', en: 'Print the card' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})
