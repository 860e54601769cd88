import { applicationRefusals } from './ground/refusals/applications.ts'
import { backupRefusals } from './ground/refusals/backup.ts'
import { bankRefusals } from './ground/refusals/bank.ts'
import { batchRefusals } from './ground/refusals/batches.ts'
import { galleryRefusals } from './ground/refusals/gallery.ts'
import { closingRefusals } from './ground/refusals/closing.ts'
import { clubRefusals } from './ground/refusals/outbox.ts'
import { clubhouseRefusals } from './ground/refusals/club.ts'
import { eventFieldWords, eventRefusals } from './ground/refusals/events.ts'
import { documentRefusals } from './ground/refusals/documents.ts'
import { donationRefusals } from './ground/refusals/donations.ts'
import { feeRefusals, householdFieldWords } from './ground/refusals/fees.ts'
import { hogRefusals } from './ground/refusals/hog.ts'
import { honourRefusals } from './ground/refusals/honours.ts'
import { importRefusals } from './ground/refusals/import.ts'
import { keyRefusals } from './ground/refusals/keys.ts'
import { matchRefusals } from './ground/refusals/matches.ts'
import { newsRefusals } from './ground/refusals/news.ts'
import { officeRefusals } from './ground/refusals/access.ts'
import { pageRefusals } from './ground/refusals/pages.ts'
import { meetingRefusals } from './ground/refusals/meetings.ts'
import { memberRefusals, ownFieldFaultWords, periodFieldWords } from './ground/refusals/members.ts'
import { pairingRefusals } from './ground/refusals/pairing.ts'
import { paymentRefusals } from './ground/refusals/payments.ts'
import { membershipRefusals } from './ground/refusals/membership.ts'
import { platformRefusals } from './ground/refusals/platform.ts'
import { privacyRefusals } from './ground/refusals/privacy.ts'
import { watchRefusals } from './ground/refusals/tasks.ts'
import { mayPassLater } from './ground/values/passing-status.ts'
import { defineWords } from './ground/values/words.ts'

// Every way the house says no: the code, its HTTP status and its words. A slice keeps its own in its refusals.ts.
const REFUSALS = {
  ...applicationRefusals,
  ...backupRefusals,
  ...bankRefusals,
  ...batchRefusals,
  ...galleryRefusals,
  ...closingRefusals,
  ...clubRefusals,
  ...clubhouseRefusals,
  ...eventRefusals,
  ...documentRefusals,
  ...donationRefusals,
  ...feeRefusals,
  ...hogRefusals,
  ...honourRefusals,
  ...importRefusals,
  ...keyRefusals,
  ...matchRefusals,
  ...meetingRefusals,
  ...memberRefusals,
  ...newsRefusals,
  ...officeRefusals,
  ...pageRefusals,
  ...pairingRefusals,
  ...paymentRefusals,
  ...membershipRefusals,
  ...platformRefusals,
  ...privacyRefusals,
  ...watchRefusals,
  malformed: { status: 400, cs: 'Požadavku nerozumíme.', en: 'The request cannot be understood.' },
  wrong_credentials: { status: 401, cs: 'Nesprávný e-mail nebo heslo.', en: 'Wrong e-mail or password.' },
  not_signed_in: { status: 401, cs: 'Nejdřív se přihlas.', en: 'Sign in first.' },
  not_allowed: { status: 403, cs: 'Na tohle nemáš oprávnění.', en: 'You are not allowed to do this.' },
  foreign_origin: {
    status: 403,
    cs: 'Požadavek přišel z cizí stránky.',
    en: 'The request came from another site.',
  },
  not_found: { status: 404, cs: 'Nic takového tu není.', en: 'There is nothing here.' },
  method_not_allowed: { status: 405, cs: 'Tady se takto volat nedá.', en: 'This cannot be called this way.' },
  too_slow: {
    status: 408,
    cs: 'Zbytek požadavku už nedorazil. Zkontroluj připojení a pošli ho znovu.',
    en: 'The rest of the request never came. Check your connection and send it again.',
  },
  request_in_progress: {
    status: 409,
    cs: 'Stejný požadavek se ještě zpracovává. Zeptej se znovu za pár vteřin.',
    en: 'The same request is still being processed. Ask again in a few seconds.',
  },
  rules_changed: {
    status: 409,
    cs: 'Stanovy se mezitím změnily, přečti si nové znění.',
    en: 'The rules have changed meanwhile, read the new version.',
  },
  too_large: { status: 413, cs: 'Je to příliš velké.', en: 'This is too large.' },
  wrong_type: { status: 415, cs: 'Takový typ obsahu nepřijímáme.', en: 'This content type is not accepted.' },
  unknown_host: {
    status: 421,
    cs: 'Na této adrese klub nesídlí.',
    en: 'The club does not live at this address.',
  },
  invalid_fields: { status: 422, cs: 'Zkontroluj označená pole.', en: 'Check the marked fields.' },
  unstorable: { status: 422, cs: 'Tohle se nedá uložit.', en: 'This cannot be stored.' },
  key_reused: {
    status: 422,
    cs: 'Tento klíč už patří jinému požadavku.',
    en: 'This key belongs to another request.',
  },
  link_expired: {
    status: 422,
    cs: 'Odkaz už neplatí. Požádej o nový.',
    en: 'The link is no longer valid. Ask for a new one.',
  },
  weak_password: { status: 422, cs: 'Zvol jiné heslo.', en: 'Choose another password.' },
  too_many_attempts: {
    status: 429,
    cs: 'Příliš mnoho pokusů. Zkus to za chvíli.',
    en: 'Too many attempts. Try again in a while.',
  },
  sign_in_held: {
    status: 429,
    cs: 'Někdo teď zkouší do klubovny hesla, a tak nová zařízení chvíli nepouštíme.',
    en: 'Somebody is trying passwords right now, so new devices have to wait a while.',
  },
  unexpected: { status: 500, cs: 'Nastala chyba.', en: 'Something went wrong.' },
  too_busy: {
    status: 429,
    cs: 'Je tu teď plno, zkus to za chvilku.',
    en: 'We are busy right now, try again in a moment.',
  },
  database_down: {
    status: 503,
    cs: 'Databáze teď neodpovídá, zkus to za chvilku.',
    en: 'The database is not answering, try again in a moment.',
  },
  files_away: {
    status: 503,
    cs: 'Úložiště souborů teď neodpovídá, zkus to za chvilku.',
    en: 'The file store is not answering, try again in a moment.',
  },
  read_only: {
    status: 503,
    cs: 'Databáze je teď jen pro čtení: číst jde všechno, uložit zatím nic. Zkus to za chvilku.',
    en: 'The database is read-only right now: everything can be read, nothing saved yet. Try again in a moment.',
  },
} as const

export type RefusalCode = keyof typeof REFUSALS

export const REFUSAL_WORDS = defineWords(REFUSALS)

// What can be wrong with one field of a form.
export const FIELD_WORDS = defineWords({
  required: { cs: 'Vyplň prosím.', en: 'Please fill in.' },
  invalid: { cs: 'Tohle nevypadá správně.', en: 'This does not look right.' },
  too_short: { cs: 'Je to moc krátké.', en: 'This is too short.' },
  too_long: { cs: 'Je to moc dlouhé.', en: 'This is too long.' },
  too_deep: { cs: 'Seznam v seznamu: nejvýš deset úrovní.', en: 'Lists in lists: ten levels at most.' },
  too_small: { cs: 'Je to moc málo.', en: 'This is too little.' },
  too_big: { cs: 'Je to moc.', en: 'This is too much.' },
  not_email: { cs: 'Tohle není e-mailová adresa.', en: 'This is not an e-mail address.' },
  not_phone: { cs: 'Tohle není telefonní číslo.', en: 'This is not a phone number.' },
  not_postal_code: { cs: 'PSČ má pět číslic.', en: 'A postal code has five digits.' },
  not_past_day: { cs: 'Tohle datum ještě nebylo.', en: 'This date has not come yet.' },
  not_hog_number: {
    cs: 'Číslo HOG má 4 až 15 písmen a číslic.',
    en: 'A HOG number has 4 to 15 letters and digits.',
  },
  not_pin: { cs: 'PIN jsou čtyři až osm číslic.', en: 'A PIN is four to eight digits.' },
  guessable_pin: {
    cs: 'Takový PIN zkusí každý jako první. Zvol jiný.',
    en: 'Everybody tries such a PIN first. Choose another one.',
  },
  not_account: {
    cs: 'Takové číslo účtu žádná banka nemá. Zkontroluj číslice i kód banky.',
    en: 'No bank has such an account number. Check the digits and the bank code.',
  },
  not_czech_account: {
    cs: 'Peníze vracíme jen na účet u české banky.',
    en: 'Money is given back to accounts of Czech banks only.',
  },
  not_registration_number: {
    cs: 'Takové IČO nikdo nemá. Zkontroluj číslice.',
    en: 'Nobody has such a registration number. Check the digits.',
  },
  not_colour: {
    cs: 'Napiš barvu jako # a šest číslic nebo písmen A až F, třeba #facc15.',
    en: 'Write the colour as # and six digits or letters A to F, such as #facc15.',
  },
  unreadable_colour: {
    cs: 'Na téhle barvě by tmavé písmo nešlo přečíst. Zvol světlejší.',
    en: 'Dark letters could not be read on this colour. Choose a lighter one.',
  },
  not_day: { cs: 'Tohle není datum.', en: 'This is not a date.' },
  day_in_future: { cs: 'Tenhle den teprve přijde.', en: 'This day is yet to come.' },
  ...periodFieldWords,
  ...ownFieldFaultWords,
  ...householdFieldWords,
  ...eventFieldWords,
  too_early: { cs: 'Tohle je moc brzy.', en: 'This is too early.' },
  too_late: { cs: 'Tohle je moc pozdě.', en: 'This is too late.' },
  unknown: { cs: 'Takové pole neznáme.', en: 'This field is not known.' },
  not_bank_token: {
    cs: 'Token Fio API má 64 písmen a číslic.',
    en: 'A Fio API token has 64 letters and digits.',
  },
  not_money: {
    cs: 'Napiš částku v korunách, třeba 1200 nebo 1200,50.',
    en: 'Write an amount in crowns, such as 1200 or 1200,50.',
  },
  unknown_blank: {
    cs: 'Ve složených závorkách je slovo, které neznáme.',
    en: 'There is a word in braces we do not know.',
  },
  missing_blank: {
    cs: 'V textu chybí lhůta ve složených závorkách: bez data by druhá upomínka nevarovala.',
    en: 'The word lhůta in braces is missing: without a date the second reminder warns of nothing.',
  },
  must_agree: { cs: 'Bez potvrzení to nejde.', en: 'It cannot go on without this.' },
  password_too_short: {
    cs: 'Heslo musí mít aspoň 10 znaků. Zkus čtyři slova za sebou.',
    en: 'A password needs at least 10 characters. Try four words in a row.',
  },
  password_too_long: {
    cs: 'Heslo může mít nejvýš 128 znaků.',
    en: 'A password can have at most 128 characters.',
  },
  password_too_common: {
    cs: 'Tohle heslo by uhodl každý. Zkus čtyři slova za sebou.',
    en: 'Anybody would guess this password. Try four words in a row.',
  },
  password_like_email: {
    cs: 'Heslo se moc podobá tvému e-mailu.',
    en: 'The password is too much like your e-mail.',
  },
  password_like_name: {
    cs: 'Heslo se moc podobá tomu, co o tobě a o klubu každý ví. Zkus čtyři slova za sebou.',
    en: 'The password is too much like what everybody knows about you and the club. Try four words in a row.',
  },
  wrong_password: { cs: 'Heslo nesedí.', en: 'The password is not right.' },
  wrong_code: {
    cs: 'Kód nesedí. Počkej na další a opiš ho celý.',
    en: 'The code is not right. Wait for the next one and copy all of it.',
  },
  passwords_differ: { cs: 'Hesla se neshodují.', en: 'The passwords differ.' },
})

export type FieldFault = keyof typeof FIELD_WORDS
export type FieldFaults = Readonly<Record<string, FieldFault>>

/** Who was faster and when, for those refusals that can tell. */
type Decider = { readonly who: string; readonly at: Date }

type Details = {
  readonly fields?: FieldFaults
  readonly retryAfter?: number
  readonly decider?: Decider
  /** Whose it is already; said only by doors whose callers may see every card. */
  readonly holder?: string
  /** Until when it could have been done. */
  readonly lastDay?: string
  /** Whoever waits at the door need not: a letter with a new password opens it at once. */
  readonly letterOpens?: true
  /** What the second step of signing in is answered with. */
  readonly challenge?: string
}

export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(REFUSALS, text)
}

/** Every code a retry does not help against. */
export const LASTING_REFUSALS: readonly RefusalCode[] = Object.keys(REFUSALS)
  .filter(isRefusalCode)
  .filter((code) => !mayPassLater(REFUSALS[code].status))

/** Nobody knows when a needed part or some room will be back; a machine still wants to know when to ask again. */
const PASSES_IN: Readonly<Partial<Record<number, number>>> = { 503: 30, 507: 60 }

/** A use-case says no. It carries a code; words and status are found in the tables above. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldFaults | undefined
  readonly retryAfter: number | undefined
  readonly decider: Decider | undefined
  readonly holder: string | undefined
  readonly lastDay: string | undefined
  readonly challenge: string | undefined
  readonly letterOpens: true | undefined

  constructor(code: RefusalCode, details: Details = {}) {
    super(code)
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter ?? PASSES_IN[this.status]
    this.decider = details.decider
    this.holder = details.holder
    this.lastDay = details.lastDay
    this.challenge = details.challenge
    this.letterOpens = details.letterOpens
  }

  get status(): (typeof REFUSALS)[RefusalCode]['status'] {
    return REFUSALS[this.code].status
  }
}
