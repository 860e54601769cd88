import { defineWords } from '../../ground/values/words.ts'

export const dataWords = defineWords({
  title: { cs: 'Moje data', en: 'My data' },
  download: { cs: 'Všechno o mně', en: 'Everything about me' },
  downloadText: {
    cs: 'Stáhni si všechno, co o tobě klub vede: kartu, účet, platby, přihlášky na akce, e-maily, poznámky i historii. Hesla a klíče v souboru nejsou, jen to, že existují; cizí lidé v poznámkách jsou zakrytí.',
    en: 'Download all the club keeps about you: card, account, payments, registrations, e-mails, notes and history. Passwords and keys are not in the file, only that they exist; other people in notes are covered.',
  },
  pdf: { cs: 'Stáhnout PDF ke čtení', en: 'Download PDF to read' },
  json: { cs: 'Stáhnout JSON pro počítač', en: 'Download JSON for a computer' },
  notice: { cs: 'Jak klub s údaji zachází', en: 'How the club treats data' },
  erase: { cs: 'Smazat moje údaje', en: 'Erase my data' },
  eraseLead: {
    cs: 'Požádat můžeš kdykoli. Žádost vyřídí sekretář, nejpozději do měsíce; do té doby ji můžeš vzít zpět.',
    en: 'You may ask at any time. The Secretary sees to it within a month; until then you can take it back.',
  },
  goes: { cs: 'Co zmizí', en: 'What goes' },
  goes1: {
    cs: 'členská karta: jméno, kontakty, datum narození, motorky, poznámky a vše ostatní na ní; členství tím končí',
    en: 'the member card: name, contacts, birth date, motorcycles, notes and all else on it; the membership ends with it',
  },
  goes2: {
    cs: 'účet a všechna přihlášení; už se nepřihlásíš',
    en: 'the account and every sign-in; you will not sign in any more',
  },
  goes3: {
    cs: 'přihláška do klubu, e-maily od klubu, poznámky k jízdám, souhlasy',
    en: 'the application, e-mails from the club, notes to rides, consents',
  },
  stays: { cs: 'Co zůstane a proč', en: 'What stays and why' },
  stays1: {
    cs: 'platby a pohyby na účtu, pod členským číslem: účetní doklady drží klub ze zákona 5 let od konce roku, pak z nich zmizí i jméno plátce',
    en: 'payments and bank movements, under the member number: the law makes the club keep accounting papers 5 years after the end of the year; then the payer’s name goes too',
  },
  stays2: {
    cs: 'v záznamu změn jen to, že se něco stalo a kdy, beze slov o tobě',
    en: 'in the history only that something happened and when, without a word about you',
  },
  stays3: {
    cs: 'značka, podle které tě nevrátí stará záloha ani tabulka; jméno se z ní vyčíst nedá',
    en: 'a mark by which no old backup or spreadsheet brings you back; no name can be read from it',
  },
  stays4: {
    cs: 'fotky v galerii: ty skryjeme na požádání přímo u fotky',
    en: 'photos in the gallery: those are hidden on request, at the photo itself',
  },
  blocked: {
    cs: 'Nejdřív bude potřeba vyřešit:',
    en: 'To be settled first:',
  },
  note: { cs: 'Vzkaz sekretáři (nepovinné)', en: 'A note to the Secretary (optional)' },
  ask: { cs: 'Požádat o výmaz', en: 'Ask to be erased' },
  open: {
    cs: 'O výmaz je požádáno od {day}. Než ho sekretář provede, můžeš si to rozmyslet.',
    en: 'Erasure was asked for on {day}. Until the Secretary carries it out, you can change your mind.',
  },
  withdraw: { cs: 'Vzít žádost zpět', en: 'Take the request back' },
  asked: { cs: 'Žádost je u sekretáře.', en: 'The request is with the Secretary.' },
  withdrawn: {
    cs: 'Žádost je vzatá zpět, nic se nemaže.',
    en: 'The request is taken back, nothing is erased.',
  },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})

/** What stands in the way of an erasure, said to whoever can settle it. */
export const blockerWords = defineWords({
  owes: { cs: 'nezaplacená platba', en: 'an unpaid payment' },
  credit: { cs: 'přeplatek, který klub ještě nevrátil', en: 'a credit the club has not given back' },
  rides: { cs: 'přihláška na jízdu, která teprve bude', en: 'a registration for a coming ride' },
  leads: { cs: 'vedení jízdy, která teprve bude', en: 'a coming ride to lead' },
  office: { cs: 'funkce v klubu: nejdřív ji předat', en: 'an office in the club: hand it over first' },
  only_webmaster: {
    cs: 'jediný správce systému: nejdřív určit dalšího',
    en: 'the only Webmaster: appoint another one first',
  },
  review: {
    cs: 'přezkum vyloučení (§ 241): nejdřív ho ukončit',
    en: 'a review of the exclusion (§ 241): end it first',
  },
  pending_change: { cs: 'rozběhnutá hromadná akce', en: 'a run that is under way' },
})
