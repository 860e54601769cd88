import { defineWords } from '../../ground/values/words.ts'

export const inviteWords = defineWords({
  title: { cs: 'Pozvánky', en: 'Invitations' },
  whom: { cs: 'Koho pozvat', en: 'Whom to invite' },
  whomHint: {
    cs: 'Nejdřív ti ukážeme seznam lidí a dopis, nic se hned neodešle.',
    en: 'First we show you the people and the letter; nothing is sent yet.',
  },
  everybody: { cs: 'Celý klub', en: 'The whole club' },
  last: { cs: 'Kdo jel minule: {name}', en: 'Who rode last time: {name}' },
  division: { cs: 'Divize {name}', en: 'Division {name}' },
  tag: { cs: 'Štítek {name}', en: 'Tag {name}' },
  show: { cs: 'Ukázat seznam a dopis', en: 'Show the people and the letter' },
  notNow: { cs: 'Teď ne, na stránku akce', en: 'Not now, to the event' },
  recipients: { cs: 'Pozvánku dostanou', en: 'Who gets it' },
  nobody: {
    cs: 'Nikdo z vybraných: všichni už pozvánku nebo odpověď mají, nebo jim nejde napsat.',
    en: 'Nobody of those: all are invited or have answered already, or cannot be written to.',
  },
  leftOut: { cs: 'Nedostanou ji', en: 'Who does not' },
  invited: { cs: 'už pozvánku má', en: 'is invited already' },
  answered: { cs: 'odpověď už je', en: 'has answered already' },
  no_email: { cs: 'nemá e-mail', en: 'has no e-mail' },
  dead_address: { cs: 'na adresu pošta nechodí', en: 'the address does not work' },
  opted_out: { cs: 'pozvánky nechce', en: 'does not want invitations' },
  letter: { cs: 'Dopis', en: 'The letter' },
  send: {
    cs: {
      one: 'Pozvat {count} člověka',
      few: 'Pozvat {count} lidi',
      many: 'Pozvat {count} člověka',
      other: 'Pozvat {count} lidí',
    },
    en: { one: 'Invite {count} person', other: 'Invite {count} people' },
  },
  more: {
    cs: { one: 'a ještě {count}', few: 'a ještě {count}', many: 'a ještě {count}', other: 'a ještě {count}' },
    en: { one: 'and {count} more', other: 'and {count} more' },
  },
  answers: { cs: 'Odpovědi', en: 'Answers' },
  going: { cs: 'Jedou', en: 'Going' },
  waiting: { cs: 'Náhradníci', en: 'Waiting' },
  no: { cs: 'Nejedou', en: 'Not going' },
  silent: { cs: 'Mlčí', en: 'Silent' },
  none: { cs: 'nikdo', en: 'nobody' },
  nudged: { cs: 'připomenuto', en: 'reminded' },
  nudge: {
    cs: {
      one: 'Připomenout {count} mlčícímu',
      few: 'Připomenout {count} mlčícím',
      many: 'Připomenout {count} mlčícím',
      other: 'Připomenout {count} mlčícím',
    },
    en: { one: 'Remind {count} silent person', other: 'Remind {count} silent people' },
  },
  nudgeHint: {
    cs: 'Každému jednou, víckrát už ne.',
    en: 'Each of them once, never again.',
  },
  gone: {
    cs: 'Zvát už nejde: akce začala, je zrušená, nebo ještě není zveřejněná.',
    en: 'Nobody can be invited: the event has started, is cancelled, or is not published yet.',
  },
  toEvent: { cs: 'Ukázat na webu', en: 'Show on the web' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})
