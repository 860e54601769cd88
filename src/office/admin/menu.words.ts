import { defineWords } from '../../ground/values/words.ts'

export const menuWords = defineWords({
  dashboard: { cs: 'Přehled', en: 'Dashboard' },
  members: { cs: 'Členové', en: 'Members' },
  events: { cs: 'Akce', en: 'Events' },
  news: { cs: 'Aktuality', en: 'News' },
  documents: { cs: 'Dokumenty', en: 'Documents' },
  donate: { cs: 'Dary', en: 'Donations' },
  applications: { cs: 'Žádosti o členství', en: 'Membership applications' },
  ritual: { cs: 'Rituály', en: 'Rituals' },
  leaving: { cs: 'Odchody z klubu', en: 'Leaving the club' },
  hog: { cs: 'Čísla HOG', en: 'HOG numbers' },
  patches: { cs: 'Nášivky', en: 'Patches' },
  fees: { cs: 'Příspěvky', en: 'Fees' },
  messages: { cs: 'Zprávy', en: 'Messages' },
  meetings: { cs: 'Schůze', en: 'Meetings' },
  matches: { cs: 'Možné shody', en: 'Potential matches' },
  sprava: { cs: 'Správa', en: 'Administration' },
  membership: { cs: 'Moje členství', en: 'My membership' },
  profile: { cs: 'Profil', en: 'Profile' },
  settings: { cs: 'Nastavení', en: 'Settings' },
})

export const shellWords = defineWords({
  search: { cs: 'Hledat', en: 'Search' },
  help: { cs: 'Nápověda k této stránce', en: 'Help with this page' },
  menu: { cs: 'Menu klubovny', en: 'Clubhouse menu' },
  bar: { cs: 'Hlavní menu klubovny', en: 'Main clubhouse menu' },
  office: { cs: 'Práce funkcionáře', en: 'Officer’s work' },
  mine: { cs: 'Já', en: 'Me' },
  signOut: { cs: 'Odhlásit se', en: 'Sign out' },
  membershipShort: { cs: 'Členství', en: 'Membership' },
  more: { cs: 'Více', en: 'More' },
  moreTitle: { cs: 'Klubovna', en: 'Clubhouse' },
  website: { cs: 'Web klubu', en: 'Club website' },
  account: { cs: 'Nastavení účtu: {name}', en: 'Account settings: {name}' },
  waiting: {
    cs: { one: '{count} čeká', few: '{count} čekají', many: '{count} čeká', other: '{count} čeká' },
    en: { one: '{count} waiting', other: '{count} waiting' },
  },
  inAll: { cs: 'celkem {count}', en: '{count} in all' },
  somethingWaits: { cs: 'něco na tebe čeká', en: 'something waits for you' },
})
