import { defineWords } from '../values/words.ts'

export const progressWords = defineWords({
  batch: { cs: 'dávka {current} {ofBatches} po {size}', en: 'batch {current} {ofBatches}, {size} each' },
  processed: {
    cs: 'zpracováno {processed} z {total} ({successful} úspěšně)',
    en: 'processed {processed} of {total} ({successful} successful)',
  },
  starting: { cs: 'Zjišťujeme, jak je na tom…', en: 'Finding out how far it is…' },
  lost: {
    cs: 'Spojení vypadlo, běh ale pokračuje. Díváme se každé dvě vteřiny.',
    en: 'The connection dropped, but the run goes on. We look every two seconds.',
  },
  success: { cs: 'Hotovo, všechno se podařilo.', en: 'Done, everything went well.' },
  partial: {
    cs: {
      one: 'Hotovo jen částečně, {count} položka se nepodařila.',
      few: 'Hotovo jen částečně, {count} položky se nepodařily.',
      many: 'Hotovo jen částečně, {count} položky se nepodařilo.',
      other: 'Hotovo jen částečně, {count} položek se nepodařilo.',
    },
    en: { one: 'Partly done, {count} item failed.', other: 'Partly done, {count} items failed.' },
  },
  error: { cs: 'Dávku se nepodařilo zpracovat.', en: 'The batch could not be processed.' },
  failures: { cs: 'Co se nepodařilo a proč', en: 'What failed and why' },
  moreFailures: { cs: 'a dalších {count}', en: 'and {count} more' },
  retry: {
    cs: {
      one: 'Zopakovat {count} nepodařenou',
      few: 'Zopakovat {count} nepodařené',
      many: 'Zopakovat {count} nepodařené',
      other: 'Zopakovat {count} nepodařených',
    },
    en: { one: 'Retry the {count} that failed', other: 'Retry the {count} that failed' },
  },
  stop: { cs: 'Zastavit', en: 'Stop' },
  retryFailed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  hide: { cs: 'Skrýt', en: 'Hide' },
})

export const confirmWords = defineWords({
  more: { cs: 'Další možnosti', en: 'More' },
  letters: {
    cs: {
      one: 'Zpracuje se {count} e-mail',
      few: 'Zpracují se {count} e-maily',
      many: 'Zpracuje se {count} e-mailu',
      other: 'Zpracuje se {count} e-mailů',
    },
    en: { one: '{count} e-mail will be processed', other: '{count} e-mails will be processed' },
  },
  cards: {
    cs: {
      one: 'Zpracuje se {count} karta',
      few: 'Zpracují se {count} karty',
      many: 'Zpracuje se {count} karty',
      other: 'Zpracuje se {count} karet',
    },
    en: { one: '{count} card will be processed', other: '{count} cards will be processed' },
  },
  applications: {
    cs: {
      one: 'Zpracuje se {count} žádost',
      few: 'Zpracují se {count} žádosti',
      many: 'Zpracuje se {count} žádosti',
      other: 'Zpracuje se {count} žádostí',
    },
    en: { one: '{count} application will be processed', other: '{count} applications will be processed' },
  },
  payments: {
    cs: {
      one: 'Zpracuje se {count} platba',
      few: 'Zpracují se {count} platby',
      many: 'Zpracuje se {count} platby',
      other: 'Zpracuje se {count} plateb',
    },
    en: { one: '{count} payment will be processed', other: '{count} payments will be processed' },
  },
  oneBatch: { cs: '{items} v jedné dávce (po {size}).', en: '{items} in one batch (of {size}).' },
  batches: { cs: '{items} {inBatches} dávkách po {size}.', en: '{items} {inBatches} batches of {size}.' },
  selected: {
    cs: {
      one: 'Vybrán {count} člen',
      few: 'Vybráni {count} členové',
      many: 'Vybráno {count} člena',
      other: 'Vybráno {count} členů',
    },
    en: { one: '{count} member selected', other: '{count} members selected' },
  },
  selectedApplications: {
    cs: {
      one: 'Vybrána {count} žádost',
      few: 'Vybrány {count} žádosti',
      many: 'Vybráno {count} žádosti',
      other: 'Vybráno {count} žádostí',
    },
    en: { one: '{count} application selected', other: '{count} applications selected' },
  },
  selectedPayments: {
    cs: {
      one: 'Vybrána {count} platba',
      few: 'Vybrány {count} platby',
      many: 'Vybráno {count} platby',
      other: 'Vybráno {count} plateb',
    },
    en: { one: '{count} payment selected', other: '{count} payments selected' },
  },
  selectedLetters: {
    cs: {
      one: 'Vybrán {count} e-mail',
      few: 'Vybrány {count} e-maily',
      many: 'Vybráno {count} e-mailu',
      other: 'Vybráno {count} e-mailů',
    },
    en: { one: '{count} e-mail selected', other: '{count} e-mails selected' },
  },
  selection: { cs: 'Výběr', en: 'Selection' },
  clear: { cs: 'Zrušit výběr', en: 'Clear selection' },
})

export const runsWords = defineWords({
  title: { cs: 'Hromadné práce', en: 'Bulk runs' },
  by: { cs: '{name}, {when}', en: '{name}, {when}' },
  running: { cs: 'běží', en: 'running' },
  success: { cs: 'hotovo', en: 'done' },
  partial: { cs: 'částečně', en: 'partly' },
  error: { cs: 'nepodařilo se', en: 'failed' },
  newer: { cs: 'Novější', en: 'Newer' },
  older: { cs: 'Starší', en: 'Older' },
})
