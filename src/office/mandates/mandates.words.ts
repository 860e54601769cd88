import { defineWords } from '../../ground/values/words.ts'

export const mandatesWords = defineWords({
  title: { cs: 'Zvolení', en: 'Elected' },
  lead: {
    cs: 'Kdo byl zvolen, dostane odtud funkci, období a roli najednou. Období i role skončí o půlnoci po posledním dni; 30 a 7 dní předem o tom klubovna napíše zvolenému i sekretáři.',
    en: 'Whoever was elected gets title, term and role from here at once. Term and role end at midnight after the last day; the clubhouse writes to the elected and to the Secretary 30 and 7 days before.',
  },
  notOver: {
    cs: 'Výsledky se zapisují, až schůze skončí: do té doby jde hlasování zneplatnit.',
    en: 'Results are written down once the meeting is over: until then a vote can be annulled.',
  },
  empty: { cs: 'Na téhle schůzi nebyl nikdo zvolen.', en: 'Nobody was elected at this meeting.' },
  round: { cs: '{round}. kolo', en: 'round {round}' },
  written: { cs: 'Zapsáno', en: 'Written down' },
  until: { cs: '{title}, {from} – {until}', en: '{title}, {from} – {until}' },
  onward: { cs: '{title}, od {from} do odvolání', en: '{title}, from {from} until further notice' },
  withRole: { cs: 'role {role}', en: 'role {role}' },
  elected: { cs: 'Zvolený: {name}', en: 'Elected: {name}' },
  member: { cs: 'Karta zvoleného: {name}', en: 'The card of {name}' },
  memberHint: {
    cs: 'Ve hlasování stálo jen jméno. Vyber kartu ze seznamu, nebo napiš její číslo.',
    en: 'The vote knew only a name. Choose the card from the list, or write its number.',
  },
  unknownMember: { cs: 'Takového člena tu nevidíme.', en: 'There is no such member.' },
  proof: {
    cs: 'Jen když se dává nebo končí role Webmaster.',
    en: 'Only where the role of Webmaster is given or ends.',
  },
  write: { cs: 'Zapsat výsledek', en: 'Write the result down' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Zvolené se nepodařilo načíst.', en: 'The elected could not be loaded.' },
})
