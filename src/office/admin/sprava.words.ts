import { defineWords } from '../../ground/values/words.ts'

export const spravaWords = defineWords({
  title: { cs: 'Správa', en: 'Administration' },
  groupClub: { cs: 'Klub', en: 'The club' },
  groupRights: { cs: 'Kdo co smí', en: 'Who may do what' },
  groupPeople: { cs: 'Karty a údaje', en: 'Cards and data' },
  groupWords: { cs: 'Co klub říká', en: 'What the club says' },
  groupMail: { cs: 'Pošta a banka', en: 'Mail and bank' },
  groupWatch: { cs: 'Dohled a zálohy', en: 'Watch and backups' },
  club: { cs: 'Nastavení klubu', en: 'Club settings' },
  clubText: {
    cs: 'Jméno, kontakt, logo, barva, bankovní účet a dávky.',
    en: 'Name, contact, logo, colour, bank account and batches.',
  },
  accounts: { cs: 'Účty a role', en: 'Accounts and roles' },
  accountsText: {
    cs: 'Kdo se smí přihlásit, s jakou rolí, a když zapomene heslo.',
    en: 'Who may sign in, as what, and when a password is forgotten.',
  },
  grants: { cs: 'Oprávnění navíc', en: 'Extra permissions' },
  grantsText: {
    cs: 'Co smí role nebo člověk navíc, a kdo smí do Správy.',
    en: 'What a role or a person may do in addition, and who may enter here.',
  },
  programs: { cs: 'Klíče programů', en: 'Keys of programs' },
  programsText: {
    cs: 'Čím do klubu chodí tabulky, skripty a jiné weby.',
    en: 'With what spreadsheets, scripts and other sites come in.',
  },
  hooks: { cs: 'Háčky', en: 'Hooks' },
  hooksText: {
    cs: 'Komu klub sám řekne, že se něco stalo.',
    en: 'Whom the club tells by itself that something happened.',
  },
  kinds: { cs: 'Druhy členství', en: 'Kinds of membership' },
  kindsText: {
    cs: 'Jaká členství klub má, kdo hlasuje a kdo se počítá.',
    en: 'Which memberships the club has, who votes and who counts.',
  },
  ownFields: { cs: 'Vlastní pole', en: 'Own fields' },
  ownFieldsText: {
    cs: 'Co klub vede na kartách navíc, a kdo to čte a píše.',
    en: 'What else the club keeps on cards, and who reads and writes it.',
  },
  titles: { cs: 'Funkce v klubu', en: 'Titles of the club' },
  titlesText: { cs: 'Kdo co zastává, od kdy do kdy.', en: 'Who holds what, from when to when.' },
  ending: {
    cs: {
      one: '{count} brzy končí',
      few: '{count} brzy končí',
      many: '{count} brzy končí',
      other: '{count} brzy končí',
    },
    en: { one: '{count} ends soon', other: '{count} end soon' },
  },
  divisions: { cs: 'Divize', en: 'Divisions' },
  divisionsText: {
    cs: 'Názvy, pořadí, schůzky a popis na webu.',
    en: 'Names, order, meetings and the description on the web.',
  },
  outbox: { cs: 'Pošta', en: 'Mail' },
  outboxText: {
    cs: 'Co komu odešlo, co čeká a co se vrátilo.',
    en: 'What was sent to whom, what waits and what was refused.',
  },
  server: { cs: 'Poštovní server a limity', en: 'Mail server and limits' },
  serverText: {
    cs: 'Odkud klub píše a kolik e-mailů smí odejít.',
    en: 'Where the club writes from and how many e-mails may leave.',
  },
  audit: { cs: 'Záznam změn', en: 'Record of changes' },
  auditText: {
    cs: 'Kdo co kdy změnil, s kontrolou, že do toho nikdo nezasáhl.',
    en: 'Who changed what and when, with a check that nobody has meddled.',
  },
  backup: { cs: 'Zálohy a obnova', en: 'Backups and restore' },
  backupText: {
    cs: 'Celý klub i s fotkami v jednom souboru, zkouška obnovy a návrat.',
    en: 'The whole club with its photos in one file, a restore drill and the way back.',
  },
  system: { cs: 'Stav systému', en: 'State of the system' },
  systemText: {
    cs: 'Disk, fronty, pošta, banka a zálohy: co je v pořádku a co s tím ostatním.',
    en: 'Disk, queues, mail, bank and backups: what is fine and what to do about the rest.',
  },
  bank: { cs: 'Spojení s bankou', en: 'Connection to the bank' },
  bankText: {
    cs: 'Token, poslední čtení, výpisy ze souboru.',
    en: 'The token, the last reading, statements from a file.',
  },
  import: { cs: 'Načtení členů z tabulky', en: 'Import of members' },
  importText: {
    cs: 'CSV nebo XLSX, nejdřív nanečisto, s návratem zpět.',
    en: 'CSV or XLSX, a dry run first, and a way back.',
  },
  pages: { cs: 'Texty a stanovy', en: 'Texts and rules' },
  pagesText: {
    cs: 'Stránky webu a stanovy: úpravy, náhled, starší znění.',
    en: 'Pages of the site and the rules: editing, preview, older versions.',
  },
  news: { cs: 'Aktuality', en: 'News' },
  newsText: {
    cs: 'Co je nového: na přehledu a na webu klubu.',
    en: 'What is new: on the dashboard and the club’s website.',
  },
  documents: { cs: 'Dokumenty', en: 'Documents' },
  documentsText: {
    cs: 'Zápisy, pravidla a formuláře ke stažení, podle rolí.',
    en: 'Minutes, rules and forms to download, by role.',
  },
  messages: { cs: 'Zprávy e-mailem', en: 'Messages by mail' },
  messagesText: {
    cs: 'Divizi, štítku, účastníkům akce nebo celému klubu.',
    en: 'To a division, a tag, an event or the whole club.',
  },
  doubles: { cs: 'Zdvojené karty', en: 'Double cards' },
  doublesText: {
    cs: 'Karty, které patří nejspíš jednomu člověku.',
    en: 'Cards that likely belong to one person.',
  },
  firstRun: { cs: 'Průvodce prvním spuštěním', en: 'First-run guide' },
  firstRunText: {
    cs: 'Krok za krokem od prázdné klubovny ke klubu.',
    en: 'Step by step from an empty clubhouse to a club.',
  },
  erasure: { cs: 'Výmaz osobních údajů', en: 'Erasure of personal data' },
  erasureText: {
    cs: 'Kdo chce být zapomenut: náhled, překážky, provedení.',
    en: 'Who wants to be forgotten: preview, obstacles, execution.',
  },
  retention: { cs: 'Jak dlouho co držíme', en: 'How long we keep things' },
  retentionText: {
    cs: 'Lhůty a co by dnes v noci zmizelo.',
    en: 'Periods, and what would go tonight.',
  },
  waiting: {
    cs: { one: '{count} čeká', few: '{count} čekají', many: '{count} čeká', other: '{count} čeká' },
    en: { one: '{count} waiting', other: '{count} waiting' },
  },
  failed: {
    cs: {
      one: '{count} neodeslaný',
      few: '{count} neodeslané',
      many: '{count} neodeslaného',
      other: '{count} neodeslaných',
    },
    en: { one: '{count} not sent', other: '{count} not sent' },
  },
  loadFailed: { cs: 'Správu se nepodařilo načíst.', en: 'The administration could not be loaded.' },
})
