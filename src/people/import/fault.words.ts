import { defineWords } from '../../ground/values/words.ts'

// Why a line of the file stays out, and what to do about it.
export const faultWords = defineWords({
  headLine: { cs: 'Řádek', en: 'Row' },
  headName: { cs: 'Jméno', en: 'Name' },
  headColumn: { cs: 'Sloupec', en: 'Column' },
  headReason: { cs: 'Důvod', en: 'Reason' },
  columnNumber: { cs: '{numbers}. sloupec', en: 'column {numbers}' },
  required: { cs: 'Chybí.', en: 'Missing.' },
  too_long: { cs: 'Je to moc dlouhé.', en: 'This is too long.' },
  not_storable: {
    cs: 'Obsahuje znaky, které se nedají uložit.',
    en: 'It holds characters that cannot be stored.',
  },
  not_email: { cs: 'Tohle není e-mailová adresa.', en: 'This is not an e-mail address.' },
  not_phone: { cs: 'Tohle není telefonní číslo.', en: 'This is not a phone number.' },
  not_postal_code: { cs: 'PSČ má pět číslic.', en: 'A postal code has five digits.' },
  not_country: {
    cs: 'Zemi neznáme. Napiš dvoupísmennou zkratku, třeba SK.',
    en: 'Unknown country. Use its two-letter code, such as SK.',
  },
  not_day: { cs: 'Tohle není datum. Piš třeba 1. 9. 1985.', en: 'This is not a date. Write 1985-09-01.' },
  day_in_future: { cs: 'Tenhle den teprve přijde.', en: 'This day is yet to come.' },
  unknown_division: { cs: 'Takovou divizi klub nemá.', en: 'The club has no such division.' },
  unknown_kind: {
    cs: 'Takový druh členství klub nemá.',
    en: 'The club has no such kind of membership.',
  },
  kind_without_day: {
    cs: 'Druh členství jde zapsat jen tomu, kdo je členem: doplň, odkdy.',
    en: 'A kind of membership is only for a member: add since when.',
  },
  not_hog_number: {
    cs: 'Číslo HOG má 4 až 15 písmen a číslic.',
    en: 'A HOG number has 4 to 15 letters and figures.',
  },
  not_yes_no: { cs: 'Napiš ano, nebo ne.', en: 'Write yes or no.' },
  not_number: { cs: 'Tohle není číslo člena.', en: 'This is not a member number.' },
  no_number: { cs: 'Tohle není číslo.', en: 'This is not a number.' },
  unknown_choice: {
    cs: 'Takovou volbu pole nemá.',
    en: 'The field has no such choice.',
  },
  not_money: {
    cs: 'Tohle není částka v korunách. Piš třeba 300, dluh třeba -500.',
    en: 'This is not an amount in crowns. Write 300, or -500 for a debt.',
  },
  too_much_money: {
    cs: 'Víc než milion korun sem nepatří.',
    en: 'More than a million crowns does not belong here.',
  },
  not_years: {
    cs: 'Tohle nejsou roky. Piš třeba 2024, 2025; od roku 2010 po příští rok.',
    en: 'These are not years. Write 2024, 2025; from 2010 to next year.',
  },
  has_balance: {
    cs: 'Už má jiný počáteční zůstatek. Druhý se k němu nepřidá.',
    en: 'There is another opening balance already. A second one is not added to it.',
  },
  year_has_payment: {
    cs: 'Za některý z těch roků už platbu má.',
    en: 'There is a payment for one of these years already.',
  },
  household_of_one: {
    cs: 'Nikdo další z téhle domácnosti se nenačte. Doplň ho, nebo buňku vymaž.',
    en: 'Nobody else of this household is imported. Add somebody, or clear the cell.',
  },
  household_too_big: {
    cs: 'Domácnost může mít nejvýš deset lidí.',
    en: 'A household can have ten people at most.',
  },
  in_other_household: {
    cs: 'Lidé téhle domácnosti jsou už ve dvou různých.',
    en: 'People of this household are in two different ones already.',
  },
  field_gone: { cs: 'Tohle pole už klub nemá.', en: 'The club no longer has this field.' },
  not_two_names: { cs: 'Chybí jméno, nebo příjmení.', en: 'The first or the last name is missing.' },
  number_taken: { cs: 'Číslo člena už patří jiné kartě.', en: 'The member number belongs to another card.' },
  number_repeated: {
    cs: 'Stejné číslo člena má v souboru jiný řádek.',
    en: 'Another row of the file has the same member number.',
  },
  hog_of_another: {
    cs: 'Číslo HOG patří člověku s jiným jménem (č. {numbers}).',
    en: 'The HOG number belongs to somebody of another name (no. {numbers}).',
  },
  email_of_another: {
    cs: 'Stejný e-mail má někdo jiný (č. {numbers}). Doplň datum narození, nebo kartu přidej ručně.',
    en: 'Somebody else has the same e-mail (no. {numbers}). Add the birth date, or make the card by hand.',
  },
  keys_disagree: {
    cs: 'Číslo HOG a e-mail ukazují na dvě různé karty (č. {numbers}).',
    en: 'The HOG number and the e-mail point at two cards (no. {numbers}).',
  },
  several_cards: {
    cs: 'Může to být víc lidí (č. {numbers}).',
    en: 'It may be several people (no. {numbers}).',
  },
  same_name: {
    cs: 'Stejně se jmenuje č. {numbers}. Doplň datum narození nebo e-mail, ať je jasné, jestli jde o téhož člověka.',
    en: 'No. {numbers} has the same name. Add a birth date or an e-mail to tell whether it is the same person.',
  },
  card_taken: {
    cs: 'Na stejnou kartu (č. {numbers}) už míří řádek {line}.',
    en: 'Row {line} already goes to the same card (no. {numbers}).',
  },
  erased: {
    cs: 'Požádal nebo požádala o výmaz. Zpátky smí jen s novým souhlasem.',
    en: 'Asked to be forgotten. May come back only with a new consent.',
  },
  repeated_row: { cs: 'O stejném člověku mluví řádek {line}.', en: 'Row {line} speaks of the same person.' },
  archived: {
    cs: 'Karta č. {numbers} je v archivu. Nejdřív ji obnov.',
    en: 'Card no. {numbers} is archived. Restore it first.',
  },
  excluded: {
    cs: 'Karta č. {numbers} patří vyloučenému členu, souborem se nemění.',
    en: 'Card no. {numbers} belongs to an excluded member and is not changed by a file.',
  },
  left_out: { cs: 'Tenhle řádek chceš vynechat.', en: 'You chose to leave this row out.' },
  hog_taken: {
    cs: 'Číslo HOG patří jiné kartě. Oprav ho v souboru, nebo vyber tu kartu.',
    en: 'The HOG number belongs to another card. Correct it in the file, or choose that card.',
  },
  own_card: {
    cs: 'Svou vlastní kartu si souborem nezměníš.',
    en: 'You cannot change your own card by a file.',
  },
})
