import { defineWords } from '../values/words.ts'

/** What is wrong with a setting, after its name. */
export const settingWords = defineWords({
  number: { cs: 'musí být číslo', en: 'must be a number' },
  wholeNumber: { cs: 'musí být celé číslo', en: 'must be a whole number' },
  port: { cs: 'musí být 0 až 65535', en: 'must be 0 to 65535' },
  host: {
    cs: 'musí být jméno počítače nebo adresa',
    en: 'must be the name of a computer or an address',
  },
  seconds: { cs: 'musí být počet sekund', en: 'must be a number of seconds' },
  leastSeconds: { cs: 'musí být aspoň 5 sekund', en: 'must be at least 5 seconds' },
  mostSeconds: {
    cs: 'musí být nejvýš den (86400 sekund)',
    en: 'must be at most a day (86400 seconds)',
  },
  drain: { cs: 'musí být 0 až 60 sekund', en: 'must be 0 to 60 seconds' },
  databaseAddress: {
    cs: 'musí být adresa začínající postgres:// nebo postgresql://',
    en: 'must be an address that begins with postgres:// or postgresql://',
  },
  webAddress: {
    cs: 'musí být adresa začínající http:// nebo https://',
    en: 'must be an address that begins with http:// or https://',
  },
  mailAddress: {
    cs: 'musí být adresa začínající smtp:// nebo smtps://',
    en: 'must be an address that begins with smtp:// or smtps://',
  },
  secret: { cs: 'musí mít aspoň 32 znaků', en: 'must have at least 32 characters' },
  passphrase: { cs: 'musí mít aspoň 20 znaků', en: 'must have at least 20 characters' },
  recipients: {
    cs: 'musí být veřejné klíče age (age1…), oddělené čárkou',
    en: 'must be public keys of age (age1…), separated by commas',
  },
  copyPlan: {
    cs: 'musí být tři čísla: kolik dní, týdnů a měsíců nechat, třeba 7,5,12',
    en: 'must be three numbers: how many days, weeks and months to keep, for instance 7,5,12',
  },
  from: { cs: 'musí obsahovat e-mailovou adresu', en: 'must contain an e-mail address' },
  plainAddress: {
    cs: 'musí být jen e-mailová adresa, bez jména, například vraceno@klub.cz',
    en: 'must be an e-mail address alone, without a name, for example returned@klub.cz',
  },
  domain: { cs: 'musí být doména, například klub.cz', en: 'must be a domain, for example klub.cz' },
  selector: {
    cs: 'musí být jméno klíče z písmen, číslic a pomlček, například klubovna',
    en: 'must be the name of a key of letters, digits and hyphens, for example klubovna',
  },
  fioToken: {
    cs: 'musí být token Fio API: 64 znaků',
    en: 'must be a token of the Fio API: 64 characters',
  },
  bucket: { cs: 'musí být jméno úložiště (bucket)', en: 'must be the name of a bucket' },
  onOff: { cs: "musí být 'on' nebo 'off'", en: "must be 'on' or 'off'" },
  demo: { cs: "musí být 'on', 'off' nebo 'public'", en: "must be 'on', 'off' or 'public'" },
  logLevel: {
    cs: 'musí být trace, debug, info, warn, error, fatal nebo silent',
    en: 'must be trace, debug, info, warn, error, fatal or silent',
  },
  language: { cs: "musí být 'cs' nebo 'en'", en: "must be 'cs' or 'en'" },
})

/** Settings that do not go together. */
export const configWords = defineWords({
  proxies: {
    cs: "TRUST_PROXY musí být 'off', počet proxy serverů před Klubovnou, nebo jejich adresy oddělené čárkami.",
    en: "TRUST_PROXY must be 'off', the number of proxies in front of Klubovna, or their addresses separated by commas.",
  },
  secretWithDatabase: {
    cs: 'APP_SECRET je s DATABASE_URL povinné: všechny instance ho musí mít stejné. Vyrobíš ho třeba takto: openssl rand -hex 32',
    en: 'APP_SECRET is required with DATABASE_URL: all instances must have the same one. One way to make it: openssl rand -hex 32',
  },
  directAlone: {
    cs: 'DATABASE_DIRECT_URL patří k DATABASE_URL, která vede přes pooler (PgBouncer). Bez pooleru nastav jen DATABASE_URL.',
    en: 'DATABASE_DIRECT_URL belongs to a DATABASE_URL that leads through a pooler (PgBouncer). Without a pooler set DATABASE_URL alone.',
  },
  addressWithPath: {
    cs: 'APP_URL musí být adresa bez cesty, například https://klub.example.cz',
    en: 'APP_URL must be an address without a path, for example https://klub.example.cz',
  },
  plainHttp: {
    cs: 'APP_URL začíná http://, takže by hesla a přihlášení šla sítí nezašifrovaná. Nastav adresu https:// (TLS ukončí proxy, viz docs/provoz.md). Jen když víš, že se k ní z cizí sítě nikdo nedostane, nastav ALLOW_PLAIN_HTTP=on.',
    en: 'APP_URL begins with http://, so passwords and sessions would cross the network unencrypted. Set an https:// address (a proxy ends TLS, see docs/operations.md). Only if you know that nobody reaches it from a foreign network, set ALLOW_PLAIN_HTTP=on.',
  },
  plainBank: {
    cs: 'FIO_URL musí začínat https://: token banky nesmí jít sítí nezašifrovaný.',
    en: 'FIO_URL must begin with https://: the token of the bank must not cross the network unencrypted.',
  },
  halfStore: {
    cs: 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID a S3_SECRET_ACCESS_KEY patří k sobě: nastav všechny čtyři, nebo žádné.',
    en: 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all four, or none.',
  },
  halfDkim: {
    cs: 'DKIM_DOMAIN, DKIM_SELECTOR a DKIM_KEY_FILE patří k sobě: nastav všechny tři, nebo žádné.',
    en: 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together: set all three, or none.',
  },
  twoLocks: {
    cs: 'Kopie záloh zamyká buď BACKUP_PASSPHRASE, nebo BACKUP_RECIPIENTS: nech jen jedno.',
    en: 'Copies of backups are locked by BACKUP_PASSPHRASE or by BACKUP_RECIPIENTS: keep one of them.',
  },
  noLock: {
    cs: 'Kopie záloh se ukládají jen zašifrované: k BACKUP_COPY_DIR nastav i BACKUP_PASSPHRASE nebo BACKUP_RECIPIENTS.',
    en: 'Copies of backups are kept encrypted only: with BACKUP_COPY_DIR set BACKUP_PASSPHRASE or BACKUP_RECIPIENTS too.',
  },
  openDemo: {
    cs: 'HOST otevírá ukázkový klub do sítě, a jeho hesla zná každý. Pro skutečný klub nastav DEMO=off; chceš-li opravdu ukázku pro veřejnost, DEMO=public.',
    en: 'HOST opens the demo club to the network, and everybody knows its passwords. For a real club set DEMO=off; if you do want a demo for the public, DEMO=public.',
  },
})
