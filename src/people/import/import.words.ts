import { defineWords } from '../../ground/values/words.ts'

export const importWords = defineWords({
  title: { cs: 'Import členů', en: 'Import of members' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loadFailed: {
    cs: 'Import se nepodařilo načíst. Soubor může mít nejvýš 5 MB.',
    en: 'The import could not be loaded. A file can have 5 MB at most.',
  },
  steps: { cs: 'Kroky importu', en: 'Steps of the import' },
  stepFile: { cs: 'Soubor', en: 'File' },
  stepColumns: { cs: 'Sloupce', en: 'Columns' },
  stepCheck: { cs: 'Kontrola', en: 'Check' },
  stepDone: { cs: 'Hotovo', en: 'Done' },
  file: { cs: 'Soubor CSV nebo XLSX', en: 'CSV or XLSX file' },
  fileHint: {
    cs: 'Nejvýš 5 MB a 10 000 řádků. V prvním řádku jsou názvy sloupců.',
    en: 'At most 5 MB and 10,000 rows. The first row holds the names of the columns.',
  },
  fileTooLarge: { cs: 'Soubor má přes 5 MB.', en: 'The file is over 5 MB.' },
  lead: {
    cs: 'Nahraj tabulku členů. Nejdřív ti ukážeme, co se s kterým řádkem stane; dokud to nepotvrdíš, nic se nezmění. A celý import jde vrátit.',
    en: 'Upload a table of members. First we show what will become of each row; nothing changes until you confirm it. And the whole import can be undone.',
  },
  upload: { cs: 'Nahrát soubor', en: 'Upload the file' },
  otherFile: { cs: 'Jiný soubor', en: 'Another file' },
  past: { cs: 'Poslední importy', en: 'Last imports' },
  noPast: { cs: 'Zatím tu žádný import nebyl.', en: 'There has been no import yet.' },
  stateDraft: { cs: 'rozpracovaný', en: 'in progress' },
  stateDone: { cs: 'načtený', en: 'imported' },
  stateUndone: { cs: 'vrácený', en: 'undone' },
  pastLine: { cs: '{when}, {who}', en: '{when}, {who}' },
  created: {
    cs: { one: '{count} nová karta', few: '{count} nové karty', other: '{count} nových karet' },
    en: { one: '{count} new card', other: '{count} new cards' },
  },
  updated: {
    cs: { one: '{count} změněná karta', few: '{count} změněné karty', other: '{count} změněných karet' },
    en: { one: '{count} changed card', other: '{count} changed cards' },
  },
  rows: {
    cs: { one: '{count} řádek', few: '{count} řádky', other: '{count} řádků' },
    en: { one: '{count} row', other: '{count} rows' },
  },
})

export const mappingWords = defineWords({
  title: { cs: 'Co je v kterém sloupci', en: 'What each column holds' },
  lead: {
    cs: 'Co jsme poznali, je předvyplněné. Sloupec, který nepotřebuješ, nech stranou.',
    en: 'What we recognised is filled in. Leave aside a column you do not need.',
  },
  column: { cs: 'Sloupec „{title}“', en: 'Column “{title}”' },
  untitled: { cs: '{number}. sloupec', en: 'Column {number}' },
  samples: { cs: 'Například: {text}', en: 'For example: {text}' },
  noSamples: { cs: 'Je prázdný.', en: 'It is empty.' },
  leave: { cs: 'Nechat stranou', en: 'Leave aside' },
  fullName: { cs: 'Jméno a příjmení dohromady', en: 'First and last name together' },
  listName: { cs: 'Příjmení a jméno dohromady', en: 'Last and first name together' },
  onlyNew: { cs: '{field} (jen u nových karet)', en: '{field} (new cards only)' },
  check: { cs: 'Zkontrolovat', en: 'Check' },
})

export const checkWords = defineWords({
  title: { cs: 'Co se stane', en: 'What will happen' },
  create: { cs: 'Nové', en: 'New' },
  update: { cs: 'Změněné', en: 'Changed' },
  skip: { cs: 'Beze změny', en: 'Unchanged' },
  ambiguous: { cs: 'Nejasné', en: 'Unclear' },
  error: { cs: 'Chybné', en: 'Wrong' },
  tabs: { cs: 'Řádky souboru', en: 'Rows of the file' },
  row: { cs: 'Řádek {line}', en: 'Row {line}' },
  card: { cs: 'karta č. {number}', en: 'card no. {number}' },
  unchanged: { cs: 'Všechno už na kartě je.', en: 'All of it is on the card already.' },
  decide: { cs: 'Kdo to je?', en: 'Who is it?' },
  decideNamed: { cs: 'Kdo to je? Řádek {line}, {name}', en: 'Who is it? Row {line}, {name}' },
  decideLead: {
    cs: 'U každého řádku vyber, čí je to karta. Co necháš nerozhodnuté, se nenačte.',
    en: 'Choose whose card each row is. What you leave undecided is not imported.',
  },
  undecided: { cs: 'Zatím nerozhodnuto', en: 'Not decided yet' },
  isCard: { cs: 'Karta č. {number}, {name}', en: 'Card no. {number}, {name}' },
  isNew: { cs: 'Nový člověk, založit kartu', en: 'Somebody new, make a card' },
  leaveOut: { cs: 'Vynechat', en: 'Leave out' },
  saveDecisions: { cs: 'Uložit rozhodnutí', en: 'Save the decisions' },
  decided: { cs: 'tvé rozhodnutí', en: 'your decision' },
  takeBack: { cs: 'Rozhodnout znovu', en: 'Decide again' },
  nothingHere: { cs: 'Tady nic není.', en: 'There is nothing here.' },
  willCreate: {
    cs: { one: 'Založí se {count} karta', few: 'Založí se {count} karty', other: 'Založí se {count} karet' },
    en: { one: '{count} card will be made', other: '{count} cards will be made' },
  },
  willUpdate: {
    cs: { one: 'změní se {count} karta', few: 'změní se {count} karty', other: 'změní se {count} karet' },
    en: { one: '{count} card will change', other: '{count} cards will change' },
  },
  willSkip: {
    cs: {
      one: '{count} řádek nic nemění',
      few: '{count} řádky nic nemění',
      other: '{count} řádků nic nemění',
    },
    en: { one: '{count} row changes nothing', other: '{count} rows change nothing' },
  },
  willLeave: {
    cs: { one: '{count} řádek vynecháme', few: '{count} řádky vynecháme', other: '{count} řádků vynecháme' },
    en: { one: '{count} row will be left out', other: '{count} rows will be left out' },
  },
  noAccounts: {
    cs: 'Účty se nezaloží a nikomu nic nepošleme. Prázdná buňka na kartě nic nesmaže.',
    en: 'No accounts are made and nobody is written to. An empty cell erases nothing on a card.',
  },
  nothing: {
    cs: 'V souboru není nic, co by se dalo načíst. Oprav označené řádky a nahraj ho znovu.',
    en: 'There is nothing in the file to import. Correct the marked rows and upload it again.',
  },
  tooMany: {
    cs: 'Najednou jde založit nebo změnit nejvýš {most} karet. Rozděl soubor na víc částí.',
    en: 'At most {most} cards can be made or changed at once. Split the file into parts.',
  },
  run: { cs: 'Načíst do klubu', en: 'Import into the club' },
  backToColumns: { cs: 'Zpět ke sloupcům', en: 'Back to the columns' },
  errorsCsv: { cs: 'Vynechané řádky v CSV', en: 'Rows left out as CSV' },
  errorsWorkbook: { cs: 'Vynechané řádky v XLSX', en: 'Rows left out as XLSX' },
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
})

export const resultWords = defineWords({
  done: { cs: 'Načteno', en: 'Imported' },
  undone: { cs: 'Import je vrácený', en: 'The import is undone' },
  doneAt: { cs: 'Soubor {file}, {when}.', en: 'File {file}, {when}.' },
  undoneAt: { cs: 'Soubor {file}, vráceno {when}.', en: 'File {file}, undone {when}.' },
  left: {
    cs: { one: '{count} řádek vynechán', few: '{count} řádky vynechány', other: '{count} řádků vynecháno' },
    en: { one: '{count} row left out', other: '{count} rows left out' },
  },
  same: {
    cs: { one: '{count} beze změny', few: '{count} beze změny', other: '{count} beze změny' },
    en: { one: '{count} unchanged', other: '{count} unchanged' },
  },
  invite: { cs: 'Pozvat do klubovny', en: 'Invite in' },
  toMembers: { cs: 'Na seznam členů', en: 'To the list of members' },
  another: { cs: 'Nahrát další soubor', en: 'Upload another file' },
  undoTitle: { cs: 'Vrátit celý import', en: 'Undo the whole import' },
  undoText: {
    cs: 'Založené karty zmizí, změněným se vrátí původní hodnoty. Co mezitím někdo změnil, nebo na co už něco navazuje, zůstane a vypíšeme to.',
    en: 'Cards that were made go away, changed ones get their old values back. What somebody has changed since, or what something refers to, stays and is listed.',
  },
  undo: { cs: 'Vrátit import', en: 'Undo the import' },
  conflicts: {
    cs: { one: 'Zůstala {count} karta', few: 'Zůstaly {count} karty', other: 'Zůstalo {count} karet' },
    en: { one: '{count} card has stayed', other: '{count} cards have stayed' },
  },
  allBack: { cs: 'Všechno je zpátky, jak to bylo.', en: 'Everything is as it was.' },
  changed: { cs: 'Mezitím ji někdo změnil.', en: 'Somebody has changed it since.' },
  changedFields: { cs: 'Mezitím se změnilo: {fields}.', en: 'Changed since: {fields}.' },
  referred: {
    cs: 'Už na ni něco navazuje (účet, platba, motorka…).',
    en: 'Something refers to it already (an account, a payment, a motorcycle…).',
  },
  gone: { cs: 'Karta už neexistuje.', en: 'The card does not exist any more.' },
})
