import { defineWords } from '../../ground/values/words.ts'

export const matchesWords = defineWords({
  doubles: { cs: 'Zdvojené karty', en: 'Double cards' },
  title: { cs: 'Možné shody', en: 'Potential matches' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loadFailed: { cs: 'Možné shody se nepodařilo načíst.', en: 'Potential matches could not be loaded.' },
  tabs: { cs: 'Druhy shod', en: 'Kinds of matches' },
  people: { cs: 'Lidé', en: 'People' },
  bank: { cs: 'Banka a platby', en: 'Bank and payments' },
  lead: {
    cs: 'Karty, které možná patří jednomu člověku. Rozhoduješ ty: co označíš za dva lidi, už znovu nenabídneme.',
    en: 'Cards that may belong to one person. You decide: what you mark as two people is never offered again.',
  },
  onlyLooking: {
    cs: 'Karty, které možná patří jednomu člověku. Sloučit je může Webmaster, nebo komu dal oblast Možné shody.',
    en: 'Cards that may belong to one person. They are merged by the Webmaster, or by whoever was given the area Potential matches.',
  },
  applications: { cs: 'Žádosti, které někoho připomínají', en: 'Applications that resemble somebody' },
  decide: { cs: 'Rozhodnout', en: 'Decide' },
  decideNamed: { cs: 'Rozhodnout o žádosti: {name}', en: 'Decide about the application: {name}' },
  none: { cs: 'Nikoho dvakrát nevidíme. Klub má pořádek.', en: 'We see nobody twice. The club is in order.' },
  more: {
    cs: 'Shod je tolik, že ukazujeme jen část. Až vyřešíš tyhle, přijdou další.',
    en: 'There are so many matches that only some are shown. More will come when these are solved.',
  },
  compare: { cs: 'Porovnat', en: 'Compare' },
  compareNamed: { cs: 'Porovnat: {first} a {second}', en: 'Compare: {first} and {second}' },
  refuse: { cs: 'Jsou to dva lidé', en: 'They are two people' },
  refuseNamed: {
    cs: 'Jsou to dva lidé: {first} a {second}',
    en: 'They are two people: {first} and {second}',
  },
  number: { cs: 'č. {number}', en: 'no. {number}' },
  hasAccount: { cs: 'má účet', en: 'has an account' },
  archived: { cs: 'v archivu', en: 'archived' },
})

export const mergeWords = defineWords({
  sideBySide: { cs: 'Karty vedle sebe', en: 'The cards side by side' },
  title: { cs: 'Sloučit dvě karty', en: 'Merge two cards' },
  back: { cs: 'Zpět na shody', en: 'Back to matches' },
  field: { cs: 'Údaj', en: 'Field' },
  kept: { cs: 'Zůstane', en: 'Stays' },
  dropped: { cs: 'Přesune se a archivuje', en: 'Moves and is archived' },
  swap: { cs: 'Prohodit', en: 'Swap' },
  fills: { cs: 'doplní se', en: 'filled in' },
  differs: { cs: 'liší se, platí první', en: 'differs, the first one holds' },
  account: { cs: 'Účet', en: 'Account' },
  accountYes: { cs: 'má', en: 'yes' },
  accountNo: { cs: 'nemá', en: 'no' },
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
  state: { cs: 'Stav', en: 'State' },
  archived: { cs: 'v archivu', en: 'archived' },
  active: { cs: 'v seznamu', en: 'in the list' },
  moves: { cs: 'Co se přesune', en: 'What moves' },
  nothingMoves: { cs: 'Na druhé kartě nic nevisí.', en: 'Nothing hangs on the other card.' },
  moveAccount: { cs: 'účet, kterým se přihlašuje', en: 'the account used to sign in' },
  motorcycles: {
    cs: { one: '{count} motorka', few: '{count} motorky', other: '{count} motorek' },
    en: { one: '{count} motorcycle', other: '{count} motorcycles' },
  },
  tags: {
    cs: { one: '{count} štítek', few: '{count} štítky', other: '{count} štítků' },
    en: { one: '{count} tag', other: '{count} tags' },
  },
  payments: {
    cs: { one: '{count} platba', few: '{count} platby', other: '{count} plateb' },
    en: { one: '{count} payment', other: '{count} payments' },
  },
  registrations: {
    cs: {
      one: '{count} přihlášení na akci',
      few: '{count} přihlášení na akce',
      other: '{count} přihlášení na akce',
    },
    en: { one: '{count} registration', other: '{count} registrations' },
  },
  donations: {
    cs: { one: '{count} dar', few: '{count} dary', other: '{count} darů' },
    en: { one: '{count} donation', other: '{count} donations' },
  },
  applications: {
    cs: { one: '{count} přihláška', few: '{count} přihlášky', other: '{count} přihlášek' },
    en: { one: '{count} application', other: '{count} applications' },
  },
  letters: {
    cs: { one: '{count} dopis', few: '{count} dopisy', other: '{count} dopisů' },
    en: { one: '{count} letter', other: '{count} letters' },
  },
  rides: {
    cs: { one: 'vedení {count} akce', few: 'vedení {count} akcí', other: 'vedení {count} akcí' },
    en: { one: 'leading of {count} event', other: 'leading of {count} events' },
  },
  paidTwice: {
    cs: 'Příspěvek za {years} je zaplacený na obou kartách. Ten druhý zůstane na archivované kartě, dořeší ho pokladník.',
    en: 'The fee for {years} is paid on both cards. The second one stays on the archived card for the Treasurer.',
  },
  history: {
    cs: 'Historie zůstane u obou karet. Druhá karta se archivuje s důvodem „sloučeno s č. {number}“.',
    en: 'History stays with both cards. The other card is archived with the reason ‘sloučeno s č. {number}’.',
  },
  merge: { cs: 'Sloučit karty', en: 'Merge the cards' },
  cannot: { cs: 'Takhle je sloučit nejde', en: 'They cannot be merged this way' },
})

export const searchWords = defineWords({
  title: { cs: 'Najít dvě karty ručně', en: 'Find two cards by hand' },
  first: { cs: 'Karta, která zůstane', en: 'The card that stays' },
  second: { cs: 'Karta, která se sloučí', en: 'The card to be merged' },
  hint: { cs: 'Jméno, přezdívka nebo číslo člena', en: 'Name, nickname or member number' },
  search: { cs: 'Hledat', en: 'Search' },
  nobody: { cs: 'Nikoho takového neznáme.', en: 'We know nobody like that.' },
  choose: { cs: 'Vyber v každém sloupci jednu kartu.', en: 'Choose one card in each column.' },
  compare: { cs: 'Porovnat vybrané', en: 'Compare the chosen' },
})
