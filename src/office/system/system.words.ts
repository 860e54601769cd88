import { defineWords } from '../../ground/values/words.ts'

export const systemWords = defineWords({
  title: { cs: 'Stav systému', en: 'State of the system' },
  loadFailed: { cs: 'Stav se nepodařilo zjistit.', en: 'The state could not be read.' },
  allWell: { cs: 'Všechno běží, jak má', en: 'All is well' },
  someWarnings: {
    cs: {
      one: '{count} věc si zaslouží pozornost',
      few: '{count} věci si zaslouží pozornost',
      many: '{count} věci si zaslouží pozornost',
      other: '{count} věcí si zaslouží pozornost',
    },
    en: { one: '{count} thing deserves a look', other: '{count} things deserve a look' },
  },
  checks: { cs: 'Na čem to stojí', en: 'What it stands on' },
  ok: { cs: 'v pořádku', en: 'fine' },
  warning: { cs: 'pozor', en: 'take a look' },
  danger: { cs: 'hned řešit', en: 'act now' },
  machine: { cs: 'Stroj', en: 'The machine' },
  version: { cs: 'Klubovna', en: 'Klubovna' },
  versionValue: { cs: '{version}, sestavení {build}', en: '{version}, build {build}' },
  uptime: { cs: 'Běží', en: 'Up for' },
  memory: { cs: 'Paměť aplikace', en: 'Memory of the app' },
  database: { cs: 'Databáze', en: 'Database' },
  databaseValue: { cs: 'PostgreSQL {server}, {size}', en: 'PostgreSQL {server}, {size}' },
  migrations: { cs: 'Schéma', en: 'Schema' },
  migrationsValue: { cs: '{count} migrací, poslední {last}', en: '{count} migrations, the last {last}' },
  files: { cs: 'Soubory klubu', en: 'Files of the club' },
  filesValue: {
    cs: {
      one: '{count} soubor, {size}',
      few: '{count} soubory, {size}',
      many: '{count} souboru, {size}',
      other: '{count} souborů, {size}',
    },
    en: { one: '{count} file, {size}', other: '{count} files, {size}' },
  },
  noFiles: { cs: 'teď nejdou přečíst', en: 'cannot be read now' },
  farFiles: { cs: 've vzdáleném úložišti S3', en: 'in a remote S3 store' },
  machineRoom: { cs: 'Strojovna', en: 'The machine room' },
  tables: { cs: 'Největší tabulky', en: 'The biggest tables' },
  table: { cs: 'Tabulka', en: 'Table' },
  rows: { cs: 'Řádků asi', en: 'Rows, about' },
  size: { cs: 'Velikost', en: 'Size' },
  queue: { cs: 'Fronta práce', en: 'The queue of work' },
  queueEmpty: {
    cs: 'Nic nečeká a nic se za poslední den nepokazilo.',
    en: 'Nothing waits and nothing has failed in the last day.',
  },
  kind: { cs: 'Druh', en: 'Kind' },
  waiting: { cs: 'Čeká', en: 'Waiting' },
  active: { cs: 'Běží', en: 'Going' },
  failedDay: { cs: 'Selhalo za den', en: 'Failed in a day' },
  oldest: { cs: 'Nejstarší', en: 'Oldest' },
  crons: { cs: 'Co se dělá samo', en: 'What runs by itself' },
  plan: { cs: 'Kdy', en: 'When' },
  lastRun: { cs: 'Naposledy před', en: 'Last run (ago)' },
  never: { cs: 'zatím ne', en: 'not yet' },
  metrics: {
    cs: 'Totéž pro dohled zvenčí: GET /metrics s METRICS_TOKEN.',
    en: 'The same for outside monitoring: GET /metrics with METRICS_TOKEN.',
  },
})

/** Each thing: its name, how it stands, and what to do when it is not well. */
export const checkWords = defineWords({
  disk: { cs: 'Místo na disku', en: 'Disk space' },
  diskValue: { cs: 'Volno {free} z {size}.', en: '{free} free of {size}.' },
  diskAdvice: {
    cs: 'Smaž staré zálohy nebo přidej disk: pod rezervou se přestanou nahrávat fotky a zálohy.',
    en: 'Delete old backups or add disk: below the reserve photos and backups are refused.',
  },
  heartbeat: { cs: 'Práce na pozadí', en: 'Background work' },
  heartbeatValue: { cs: 'Naposledy se ozvala před {age}.', en: 'Last heard from {age} ago.' },
  heartbeatAdvice: {
    cs: 'Pošta ani banka se nehýbou. Restartuj Klubovnu a podívej se do záznamu.',
    en: 'Neither mail nor bank moves. Restart Klubovna and look into its log.',
  },
  queue: { cs: 'Fronta', en: 'Queue' },
  queueValue: {
    cs: 'Čeká {waiting}, selhalo za den {failed}, nejstarší {age}.',
    en: '{waiting} waiting, {failed} failed in a day, the oldest {age}.',
  },
  queueAdvice: {
    cs: 'Dole je vidět, který druh práce stojí; důvod je v záznamu aplikace.',
    en: 'Below is which kind of work stands still; the reason is in the app’s log.',
  },
  clock: { cs: 'Hodiny', en: 'Clocks' },
  clockValue: { cs: 'Aplikace a databáze se liší o {age}.', en: 'App and database differ by {age}.' },
  clockAdvice: {
    cs: 'Zapni na serveru synchronizaci času (NTP): odkazy a dvoufázové kódy by přestaly platit.',
    en: 'Turn on time synchronisation (NTP): links and two-step codes would stop working.',
  },
  power: { cs: 'Výpadek proudu', en: 'Power cut' },
  powerSafe: {
    cs: 'Co databáze potvrdí, má na disku.',
    en: 'What the database confirms is on its disk.',
  },
  powerUnsafe: {
    cs: 'Databáze potvrzuje i to, co na disku ještě nemá.',
    en: 'The database confirms what is not on its disk yet.',
  },
  powerAdvice: {
    cs: 'Nastav PostgreSQL fsync = on a synchronous_commit jiné než off: výpadek proudu by vzal uložené změny, nebo celou databázi.',
    en: 'Set PostgreSQL to fsync = on and synchronous_commit other than off: a power cut would take saved changes, or the whole database.',
  },
  files: { cs: 'Úložiště souborů', en: 'File store' },
  filesThere: { cs: 'Fotky a dokumenty jde číst.', en: 'Photos and documents can be read.' },
  filesAway: { cs: 'Neodpovídá.', en: 'It is not answering.' },
  filesAdvice: {
    cs: 'Fotky, dokumenty a zálohy teď nejdou. Podívej se na složku files v DATA_DIR a její disk, nebo na úložiště S3.',
    en: 'Photos, documents and backups do not work now. Look at the folder files in DATA_DIR and its disk, or at the S3 store.',
  },
  mail: { cs: 'Pošta', en: 'Mail' },
  mailValue: {
    cs: 'Server {server}, nejstarší čekající dopis {age}, za den se nepovedlo {failed}.',
    en: 'Server {server}, the oldest waiting letter {age}, {failed} failed in a day.',
  },
  mailAdvice: {
    cs: 'Nastav poštovní server, nebo se v Poště podívej, proč dopisy neodcházejí.',
    en: 'Set a mail server, or see in Mail why letters do not leave.',
  },
  mailSet: { cs: 'nastaven', en: 'set' },
  mailDown: { cs: 'neodpovídá', en: 'not answering' },
  mailNone: { cs: 'chybí', en: 'missing' },
  bank: { cs: 'Banka', en: 'Bank' },
  bankValue: {
    cs: {
      one: 'Naposledy čtena před {age}, token platí ještě {count} den.',
      few: 'Naposledy čtena před {age}, token platí ještě {count} dny.',
      many: 'Naposledy čtena před {age}, token platí ještě {count} dne.',
      other: 'Naposledy čtena před {age}, token platí ještě {count} dní.',
    },
    en: {
      one: 'Last read {age} ago, the token is valid for {count} more day.',
      other: 'Last read {age} ago, the token is valid for {count} more days.',
    },
  },
  bankNoDays: { cs: 'Naposledy čtena před {age}.', en: 'Last read {age} ago.' },
  bankOff: { cs: 'Vypnutá, klub nemá token.', en: 'Off, the club has no token.' },
  bankAdvice: {
    cs: 'Pokladník na stránce Banka uvidí, proč čtení stojí a kdy vyprší token.',
    en: 'The Treasurer sees on the Bank page why reading stopped and when the token ends.',
  },
  backup: { cs: 'Záloha', en: 'Backup' },
  backupValue: { cs: 'Poslední povedená před {age}.', en: 'The last good one {age} ago.' },
  backupAdvice: {
    cs: 'Udělej zálohu teď a zapni noční zálohování.',
    en: 'Make a backup now and turn the nightly one on.',
  },
  drill: { cs: 'Zkouška obnovy', en: 'Restore drill' },
  drillValue: { cs: 'Poslední povedená před {age}.', en: 'The last good one {age} ago.' },
  drillAdvice: {
    cs: 'Spusť zkoušku: záloha, kterou nikdo nezkusil vrátit, není záloha.',
    en: 'Run the drill: a backup nobody has tried to restore is none.',
  },
  chain: { cs: 'Záznam změn', en: 'Record of changes' },
  chainValue: { cs: 'Naposledy zkontrolován před {age}.', en: 'Last checked {age} ago.' },
  chainBroken: { cs: 'Kontrola našla porušený záznam.', en: 'The check found a broken entry.' },
  chainLate: {
    cs: 'Nové záznamy čekají na pečeť déle než deset vteřin.',
    en: 'New entries have waited for their seals for more than ten seconds.',
  },
  chainAdvice: {
    cs: 'Spusť kontrolu; když záznam nedrží, porovnej ho se zálohou.',
    en: 'Run the check; if the record does not hold, compare it with a backup.',
  },
  books: { cs: 'Součty peněz', en: 'Sums of money' },
  booksValue: {
    cs: 'Naposledy sečteno před {age}, všechno sedělo.',
    en: 'Last added up {age} ago, all agreed.',
  },
  booksDiffer: { cs: 'Nesedí: {what}.', en: 'Not in agreement: {what}.' },
  booksAdvice: {
    cs: 'Sčítá se každou noc samo. Když něco nesedí, porovnej ty řádky s bankou a s poslední zálohou.',
    en: 'It is added up by itself every night. Where something does not agree, compare those rows with the bank and with the last backup.',
  },
  signIns: { cs: 'Přihlašování', en: 'Signing in' },
  signInsValue: {
    cs: 'Chybných pokusů za den {failed}, právě zamčených účtů {locked}.',
    en: '{failed} failed tries in a day, {locked} accounts locked now.',
  },
  signInsAdvice: {
    cs: 'Někdo možná hádá hesla. Zámek sám povolí do čtvrt hodiny; zapni funkcionářům dvoufázové přihlášení.',
    en: 'Somebody may be guessing passwords. The lock opens by itself within a quarter of an hour; turn two-step sign-in on for officers.',
  },
  never: { cs: 'Zatím nikdy.', en: 'Never yet.' },
})

export const ageWords = defineWords({
  seconds: { cs: '{count}\u00a0s', en: '{count}\u00a0s' },
  minutes: { cs: '{count}\u00a0min', en: '{count}\u00a0min' },
  hours: { cs: '{count}\u00a0h', en: '{count}\u00a0h' },
  daysAgo: {
    cs: {
      one: '{count}\u00a0dnem',
      few: '{count}\u00a0dny',
      many: '{count}\u00a0dne',
      other: '{count}\u00a0dny',
    },
    en: { one: '{count}\u00a0day', other: '{count}\u00a0days' },
  },
  days: {
    cs: {
      one: '{count}\u00a0den',
      few: '{count}\u00a0dny',
      many: '{count}\u00a0dne',
      other: '{count}\u00a0dní',
    },
    en: { one: '{count}\u00a0day', other: '{count}\u00a0days' },
  },
})
