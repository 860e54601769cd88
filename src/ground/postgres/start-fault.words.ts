import { defineWords } from '../values/words.ts'

/** Why the database does not open. */
export const startFaultWords = defineWords({
  notMade: {
    cs: 'Vestavěnou databázi se nepodařilo založit. Podrobnosti jsou v záznamu výše.',
    en: 'The embedded database could not be made. The details are in the log above.',
  },
  notMadeIn: {
    cs: 'Vestavěnou databázi se nepodařilo založit ve složce {folder}: {why}',
    en: 'The embedded database could not be made in the folder {folder}: {why}',
  },
  forgetful: {
    cs: 'DATABASE_URL vede na PostgreSQL, který potvrzuje i to, co na disku ještě nemá (fsync nebo synchronous_commit je off): výpadek proudu by vzal uložené změny, nebo celou databázi. Nastav fsync = on a synchronous_commit jiné než off. Jen když o data nejde, nastav ALLOW_FORGETFUL_DATABASE=on.',
    en: 'DATABASE_URL leads to a PostgreSQL that confirms what is not on its disk yet (fsync or synchronous_commit is off): a power cut would take saved changes, or the whole database. Set fsync = on and synchronous_commit other than off. Only if the data do not matter, set ALLOW_FORGETFUL_DATABASE=on.',
  },
  notStarted: {
    cs: 'Vestavěná databáze se nerozběhla. Podrobnosti jsou v záznamu výše.',
    en: 'The embedded database did not start. The details are in the log above.',
  },
  notForThisMachine: {
    cs: 'Pro tento počítač ({machine}) není k dispozici vestavěná databáze. Nastav DATABASE_URL na vlastní PostgreSQL 15 nebo novější.',
    en: 'There is no embedded database for this computer ({machine}). Set DATABASE_URL to a PostgreSQL of your own, 15 or newer.',
  },
  putAside: {
    cs: 'Založení databáze někdo přerušil a zůstala nedokončená. Zakládám ji znovu; nedokončenou jsem odložil do {aside}, můžeš ji smazat.',
    en: 'The making of the database was cut off and left it half made. Making it anew; the half-made one was put aside to {aside}, you may delete it.',
  },
  noAnswer: {
    cs: 'DATABASE_URL nebo DATABASE_DIRECT_URL: databáze na {host} neodpovídá ({why}).',
    en: 'DATABASE_URL or DATABASE_DIRECT_URL: the database at {host} does not answer ({why}).',
  },
  deafPooler: {
    cs: 'DATABASE_URL vede přes pooler, který má otevřená spojení z doby před prvním startem Klubovny. Dej v jeho konzoli RECONNECT (nebo ho spusť znovu) a spusť Klubovnu.',
    en: 'DATABASE_URL leads through a pooler that holds connections from before Klubovna’s first start. Say RECONNECT in its console (or restart it) and start Klubovna.',
  },
  tooOld: {
    cs: 'DATABASE_URL vede na PostgreSQL starší než 15. Klubovna potřebuje 15 nebo novější.',
    en: 'DATABASE_URL leads to a PostgreSQL older than 15. Klubovna needs 15 or newer.',
  },
  fromNewer: {
    cs: 'Databáze je z novější Klubovny ({name}). Spusť novější verzi, starší by data poškodila.',
    en: 'The database is from a newer Klubovna ({name}). Start the newer version; an older one would damage the data.',
  },
  changedMigration: {
    cs: 'Migrace {name} se od svého použití změnila. Vrať ji do původní podoby a změnu napiš jako novou.',
    en: 'The migration {name} was changed since it was applied. Put it back as it was and write the change as a new one.',
  },
  databaseReadOnly: {
    cs: 'Databáze (DATABASE_URL) je teď jen pro čtení: je to kopie jiné, nebo ji tak někdo nastavil (default_transaction_read_only). Klubovna potřebuje tu, do které jde zapisovat.',
    en: 'The database (DATABASE_URL) is read-only right now: it is a copy of another one, or somebody set it so (default_transaction_read_only). Klubovna needs the one that can be written to.',
  },
  ownReadOnly: {
    cs: 'Vestavěná databáze je jen pro čtení: někdo ji tak nastavil (default_transaction_read_only). Smaž to nastavení v DATA_DIR/pg18/postgresql.auto.conf a spusť Klubovnu znovu.',
    en: 'The embedded database is read-only: somebody set it so (default_transaction_read_only). Remove that setting in DATA_DIR/pg18/postgresql.auto.conf and start Klubovna again.',
  },
  notAllowed: {
    cs: 'Databáze (DATABASE_URL) nedovolila, co je potřeba, účtu, kterým se Klubovna hlásí: {why}. Ten účet má databázi vlastnit.',
    en: 'The database (DATABASE_URL) did not allow what is needed to the account Klubovna signs in with: {why}. That account is to own the database.',
  },
  databaseDiskFull: {
    cs: 'Na disku databáze (DATABASE_URL) došlo místo. Uvolni ho a spusť Klubovnu znovu.',
    en: 'The disk of the database (DATABASE_URL) is full. Make room and start Klubovna again.',
  },
  diskFull: {
    cs: 'Na disku se složkou DATA_DIR ({folder}) není místo{free}. Uvolni ho a spusť Klubovnu znovu; nic se neztratilo.\nPrvní narazilo tohle: {first}',
    en: 'There is no room on the disk of the folder DATA_DIR ({folder}){free}. Make some and start Klubovna again; nothing is lost.\nThe first to meet it: {first}',
  },
  free: { cs: ' (volno {size})', en: ' ({size} free)' },
})
