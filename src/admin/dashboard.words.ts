import { defineWords } from '../platform/words.ts'

export const dashboardWords = defineWords({
  title: { cs: 'Přehled', en: 'Dashboard' },
  hello: { cs: 'Ahoj, {name}', en: 'Hi, {name}' },
  helloNobody: { cs: 'Ahoj', en: 'Hi' },
  number: { cs: 'č. {number}', en: 'No. {number}' },
  nickname: { cs: '„{nickname}“', en: '“{nickname}”' },
  lifeTime: { cs: 'doživotní člen', en: 'lifetime member' },
  myCard: { cs: 'Moje karta', en: 'My card' },
  noCard: {
    cs: 'Tvůj účet není spojený s členskou kartou. Pokud v klubu jsi, spojí ho sekretář.',
    en: 'Your account is not linked to a member card. If you are in the club, the secretary will link it.',
  },
  queues: { cs: 'Čeká na tebe', en: 'Waiting for you' },
  nothingWaits: { cs: 'Všechno je hotové, nic na tebe nečeká.', en: 'All done, nothing waits for you.' },
  open: { cs: 'Otevřít', en: 'Open' },
  applications: {
    cs: {
      one: '{count} nová přihláška',
      few: '{count} nové přihlášky',
      many: '{count} nové přihlášky',
      other: '{count} nových přihlášek',
    },
    en: { one: '{count} new application', other: '{count} new applications' },
  },
  ritual: {
    cs: {
      one: '{count} člen čeká na rituál',
      few: '{count} členové čekají na rituál',
      many: '{count} člena čeká na rituál',
      other: '{count} členů čeká na rituál',
    },
    en: { one: '{count} member waits for the ritual', other: '{count} members wait for the ritual' },
  },
  leaving: {
    cs: {
      one: '{count} člen chce odejít z klubu',
      few: '{count} členové chtějí odejít z klubu',
      many: '{count} člena chce odejít z klubu',
      other: '{count} členů chce odejít z klubu',
    },
    en: { one: '{count} member wants to leave', other: '{count} members want to leave' },
  },
  hog: {
    cs: {
      one: '{count} číslo HOG chybí nebo vypršelo',
      few: '{count} čísla HOG chybí nebo vypršela',
      many: '{count} čísla HOG chybí nebo vypršela',
      other: '{count} čísel HOG chybí nebo vypršelo',
    },
    en: { one: '{count} HOG number missing or expired', other: '{count} HOG numbers missing or expired' },
  },
  patches: {
    cs: {
      one: '{count} člověk nevrátil nášivky',
      few: '{count} lidé nevrátili nášivky',
      many: '{count} člověka nevrátilo nášivky',
      other: '{count} lidí nevrátilo nášivky',
    },
    en: {
      one: '{count} person has not returned the patches',
      other: '{count} people have not returned their patches',
    },
  },
  fees: {
    cs: {
      one: '{count} platba po splatnosti',
      few: '{count} platby po splatnosti',
      many: '{count} platby po splatnosti',
      other: '{count} plateb po splatnosti',
    },
    en: { one: '{count} overdue payment', other: '{count} overdue payments' },
  },
  rides: { cs: 'Nejbližší akce', en: 'Next events' },
  allRides: { cs: 'Všechny akce', en: 'All events' },
  noRides: { cs: 'Zatím není nic naplánováno.', en: 'Nothing is planned yet.' },
})
