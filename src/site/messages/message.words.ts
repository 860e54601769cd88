import { defineWords } from '../../ground/values/words.ts'

/** Whom a message is for. */
export const audienceWords = defineWords({
  everybody: { cs: 'Celý klub', en: 'The whole club' },
  division: { cs: 'Divize {name}', en: 'Division {name}' },
  tag: { cs: 'Štítek {name}', en: 'Tag {name}' },
  event: { cs: 'Akce {name}, {day}', en: 'Event {name}, {day}' },
  registered: { cs: 'Přihlášení: {name}', en: 'Registered: {name}' },
  waiting: { cs: 'Náhradníci: {name}', en: 'Waiting list: {name}' },
  all: { cs: 'Přihlášení i náhradníci: {name}', en: 'Registered and waiting: {name}' },
})

export const messageWords = defineWords({
  title: { cs: 'Zprávy', en: 'Messages' },
  lead: {
    cs: 'E-mail divizi, lidem se štítkem, účastníkům akce nebo celému klubu.',
    en: 'A mail to a division, to people with a tag, to those who go to an event, or to the whole club.',
  },
  newTitle: { cs: 'Nová zpráva', en: 'New message' },
  write: { cs: 'Napsat zprávu', en: 'Write a message' },
  none: { cs: 'Zatím nikomu nic neodešlo.', en: 'Nothing was sent to anybody yet.' },
  draft: { cs: 'neodesláno', en: 'not sent' },
  failed: { cs: 'Nepodařilo se to', en: 'This did not work' },
  loadFailed: { cs: 'Zprávu se nepodařilo načíst.', en: 'The message could not be loaded.' },
  line: { cs: '{audience} · {when} · {author}', en: '{audience} · {when} · {author}' },
  people: {
    cs: { one: '{count} člověk', few: '{count} lidé', many: '{count} člověka', other: '{count} lidí' },
    en: { one: '{count} person', other: '{count} people' },
  },

  to: { cs: 'Komu', en: 'To' },
  riders: { cs: 'Koho z akce', en: 'Whom of the event' },
  ridersHint: { cs: 'Jen když píšeš účastníkům akce.', en: 'Only when you write to an event.' },
  registered: { cs: 'Přihlášené', en: 'The registered' },
  waiting: { cs: 'Náhradníky', en: 'The waiting list' },
  everyRider: { cs: 'Přihlášené i náhradníky', en: 'Both' },
  subject: { cs: 'Předmět', en: 'Subject' },
  body: { cs: 'Text', en: 'Text' },
  bodyHint: {
    cs: 'Oslovení doplníme každému jeho. **Tučně**, - odrážka, [odkaz](/akce).',
    en: 'We add the greeting with each name. **Bold**, - bullet, [link](/akce).',
  },
  goOn: { cs: 'Zkontrolovat, komu to přijde', en: 'See who will get it' },
  edit: { cs: 'Upravit zprávu', en: 'Edit the message' },
  save: { cs: 'Uložit a sestavit příjemce znovu', en: 'Save and gather the recipients anew' },

  letter: { cs: 'Co odejde', en: 'What will leave' },
  greeting: { cs: 'Ahoj Jano,', en: 'Hi Jana,' },
  recipients: { cs: 'Komu to přijde', en: 'Who will get it' },
  leftOut: { cs: 'Komu to nepřijde', en: 'Who will not get it' },
  frozen: {
    cs: 'Seznam je sestavený {when}. Kdo přibyl později, tuhle zprávu nedostane.',
    en: 'Gathered {when}. Whoever came later will not get this message.',
  },
  no_email: { cs: 'nemá e-mail', en: 'no e-mail' },
  dead_address: { cs: 'adresa nefunguje', en: 'the address does not work' },
  opted_out: { cs: 'zprávy z klubu nechce', en: 'does not want messages of the club' },
  more: {
    cs: {
      one: 'a {count} další',
      few: 'a {count} další',
      many: 'a {count} dalšího',
      other: 'a {count} dalších',
    },
    en: { one: 'and {count} more', other: 'and {count} more' },
  },
  nobody: {
    cs: 'Nikomu z nich zpráva přijít nemůže. Zvol někoho jiného.',
    en: 'The message cannot reach any of them. Choose somebody else.',
  },
  test: { cs: 'Poslat na zkoušku mně', en: 'Send a test to me' },
  tested: { cs: 'Zkouška odešla na {email}.', en: 'A test is on its way to {email}.' },
  send: {
    cs: {
      one: 'Odeslat {count} člověku',
      few: 'Odeslat {count} lidem',
      many: 'Odeslat {count} člověka',
      other: 'Odeslat {count} lidem',
    },
    en: { one: 'Send to {count} person', other: 'Send to {count} people' },
  },
  sendQuestion: { cs: 'Odeslat zprávu?', en: 'Send the message?' },
  sendNote: { cs: 'Odeslanou zprávu už nejde vzít zpět.', en: 'Once sent, it cannot be taken back.' },
  sendConfirm: { cs: 'Odeslat', en: 'Send' },
  remove: { cs: 'Zahodit zprávu', en: 'Throw the message away' },
  removeSure: { cs: 'Opravdu zahodit', en: 'Really throw it away' },

  sent: { cs: 'Odesláno {when}', en: 'Sent {when}' },
  states: { cs: 'Jak to komu došlo', en: 'What became of each' },
  notYet: { cs: 'čeká na řadu', en: 'in the queue' },
  outbox: { cs: 'Ukázat v poště klubu', en: 'See in the outbox' },
  letterOf: { cs: 'Dopis: {name}', en: 'Letter: {name}' },
})
