import { defineWords } from '../values/words.ts'

export const dkimWords = defineWords({
  unreadable: {
    cs: 'DKIM_KEY_FILE: soubor {file} nejde přečíst ({why}).',
    en: 'DKIM_KEY_FILE: the file {file} cannot be read ({why}).',
  },
  noKey: {
    cs: 'DKIM_KEY_FILE: v souboru {file} není soukromý klíč ve formátu PEM bez hesla. Vyrobíš ho třeba takto: openssl genrsa -out dkim.pem 2048',
    en: 'DKIM_KEY_FILE: the file {file} holds no private key in PEM without a passphrase. One way to make it: openssl genrsa -out dkim.pem 2048',
  },
  notRsa: {
    cs: 'DKIM_KEY_FILE: klíč v souboru {file} není RSA; jiným ještě všechny poštovní servery nerozumějí. Vyrobíš ho třeba takto: openssl genrsa -out dkim.pem 2048',
    en: 'DKIM_KEY_FILE: the key in the file {file} is not RSA; not all mail servers understand others yet. One way to make it: openssl genrsa -out dkim.pem 2048',
  },
  tooShort: {
    cs: 'DKIM_KEY_FILE: klíč v souboru {file} má jen {bits} bitů; aspoň 2048 mu velcí poskytovatelé věří. Vyrobíš ho třeba takto: openssl genrsa -out dkim.pem 2048',
    en: 'DKIM_KEY_FILE: the key in the file {file} has only {bits} bits; large providers trust 2048 or more. One way to make it: openssl genrsa -out dkim.pem 2048',
  },
  none: {
    cs: 'Dopisy se nepodepisují: nastav DKIM_DOMAIN, DKIM_SELECTOR a DKIM_KEY_FILE.',
    en: 'Letters are not signed: set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE.',
  },
})
