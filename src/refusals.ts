import { defineWords } from './platform/words.ts'

// Every way the house says no: the code, its HTTP status and its words.
const STATUSES = {
  malformed: 400,
  wrong_credentials: 401,
  not_signed_in: 401,
  not_allowed: 403,
  foreign_origin: 403,
  rules_not_confirmed: 403,
  profile_not_verified: 403,
  not_found: 404,
  method_not_allowed: 405,
  account_exists: 409,
  nothing_chosen: 422,
  nothing_to_retry: 409,
  request_in_progress: 409,
  rules_changed: 409,
  too_large: 413,
  wrong_type: 415,
  unknown_host: 421,
  invalid_fields: 422,
  key_reused: 422,
  link_expired: 422,
  weak_password: 422,
  too_many_attempts: 429,
  unexpected: 500,
  too_busy: 503,
  database_down: 503,
  disk_full: 507,
} as const

export type RefusalCode = keyof typeof STATUSES

export const REFUSAL_WORDS = defineWords({
  malformed: { cs: 'Požadavku nerozumíme.', en: 'The request cannot be understood.' },
  wrong_credentials: { cs: 'Nesprávný e-mail nebo heslo.', en: 'Wrong e-mail or password.' },
  not_signed_in: { cs: 'Nejdřív se přihlas.', en: 'Sign in first.' },
  not_allowed: { cs: 'Na tohle nemáš oprávnění.', en: 'You are not allowed to do this.' },
  foreign_origin: { cs: 'Požadavek přišel z cizí stránky.', en: 'The request came from another site.' },
  rules_not_confirmed: { cs: 'Nejdřív potvrď stanovy klubu.', en: 'Confirm the club rules first.' },
  profile_not_verified: { cs: 'Nejdřív zkontroluj svůj profil.', en: 'Check your profile first.' },
  not_found: { cs: 'Nic takového tu není.', en: 'There is nothing here.' },
  method_not_allowed: { cs: 'Tady se takto volat nedá.', en: 'This cannot be called this way.' },
  account_exists: {
    cs: 'Účet s tímto e-mailem už existuje.',
    en: 'An account with this e-mail already exists.',
  },
  nothing_chosen: { cs: 'Nejdřív někoho vyber.', en: 'Choose somebody first.' },
  nothing_to_retry: { cs: 'Není co opakovat.', en: 'There is nothing to retry.' },
  request_in_progress: {
    cs: 'Stejný požadavek se právě zpracovává.',
    en: 'The same request is being processed.',
  },
  rules_changed: {
    cs: 'Stanovy se mezitím změnily, přečti si nové znění.',
    en: 'The rules have changed meanwhile, read the new version.',
  },
  too_large: { cs: 'Je to příliš velké.', en: 'This is too large.' },
  wrong_type: { cs: 'Takový typ obsahu nepřijímáme.', en: 'This content type is not accepted.' },
  unknown_host: { cs: 'Na této adrese klub nesídlí.', en: 'The club does not live at this address.' },
  invalid_fields: { cs: 'Zkontroluj označená pole.', en: 'Check the marked fields.' },
  key_reused: { cs: 'Tento klíč už patří jinému požadavku.', en: 'This key belongs to another request.' },
  link_expired: {
    cs: 'Odkaz už neplatí. Požádej o nový.',
    en: 'The link is no longer valid. Ask for a new one.',
  },
  weak_password: { cs: 'Zvol jiné heslo.', en: 'Choose another password.' },
  too_many_attempts: {
    cs: 'Příliš mnoho pokusů. Zkus to za chvíli.',
    en: 'Too many attempts. Try again in a while.',
  },
  unexpected: { cs: 'Nastala chyba.', en: 'Something went wrong.' },
  too_busy: {
    cs: 'Je tu teď plno, zkus to za chvilku.',
    en: 'We are busy right now, try again in a moment.',
  },
  database_down: {
    cs: 'Databáze teď neodpovídá, zkus to za chvilku.',
    en: 'The database is not answering, try again in a moment.',
  },
  disk_full: {
    cs: 'Na serveru došlo místo, zápis teď nejde.',
    en: 'The server is out of space, nothing can be written.',
  },
})

// What can be wrong with one field of a form.
export const FIELD_WORDS = defineWords({
  required: { cs: 'Vyplň prosím.', en: 'Please fill in.' },
  invalid: { cs: 'Tohle nevypadá správně.', en: 'This does not look right.' },
  too_short: { cs: 'Je to moc krátké.', en: 'This is too short.' },
  too_long: { cs: 'Je to moc dlouhé.', en: 'This is too long.' },
  too_small: { cs: 'Je to moc málo.', en: 'This is too little.' },
  too_big: { cs: 'Je to moc.', en: 'This is too much.' },
  not_email: { cs: 'Tohle není e-mailová adresa.', en: 'This is not an e-mail address.' },
  not_phone: { cs: 'Tohle není telefonní číslo.', en: 'This is not a phone number.' },
  not_postal_code: { cs: 'PSČ má pět číslic.', en: 'A postal code has five digits.' },
  not_day: { cs: 'Tohle není datum.', en: 'This is not a date.' },
  unknown: { cs: 'Takové pole neznáme.', en: 'This field is not known.' },
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
  passwords_differ: { cs: 'Hesla se neshodují.', en: 'The passwords differ.' },
})

export type FieldFault = keyof typeof FIELD_WORDS
export type FieldFaults = Readonly<Record<string, FieldFault>>

type Details = { readonly fields?: FieldFaults; readonly retryAfter?: number }

/** A use-case says no. It carries a code; words and status are found in the tables above. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldFaults | undefined
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, { fields, retryAfter }: Details = {}) {
    super(code)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get status(): (typeof STATUSES)[RefusalCode] {
    return STATUSES[this.code]
  }
}
