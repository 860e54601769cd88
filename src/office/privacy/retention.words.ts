import { defineWords } from '../../ground/values/words.ts'
import type { RetentionKey } from './retention.ts'

export const retentionWords = defineWords({
  title: { cs: 'Jak dlouho co držíme', en: 'How long we keep things' },
  lead: {
    cs: 'Každou noc v 3.41 zmizí to, čemu prošla lhůta. Tady vidíš předem, čeho by se to dotklo, a můžeš lhůty posunout v mezích, které se dají obhájit. Změněnou lhůtu dopiš i do textu Ochrana soukromí.',
    en: 'Every night at 3:41 what outlived its period goes. Here you see beforehand what that would be, and can move the periods within limits that can be defended. Write a changed one into the privacy notice as well.',
  },
  dueNow: {
    cs: {
      one: '{count} záznam k smazání',
      few: '{count} záznamy k smazání',
      other: '{count} záznamů k smazání',
    },
    en: { one: '{count} record to delete', other: '{count} records to delete' },
  },
  nothing: { cs: 'nic k smazání', en: 'nothing to delete' },
  examples: { cs: 'Například: {examples}', en: 'For example: {examples}' },
  last: {
    cs: 'Naposledy {day}: {count}.',
    en: 'Last time {day}: {count}.',
  },
  never: { cs: 'Ještě neproběhlo.', en: 'Has not run yet.' },
  next: { cs: 'Příště dnes v noci.', en: 'Next tonight.' },
  period: { cs: 'Lhůta', en: 'Period' },
  limits: { cs: 'od {least} do {most}', en: '{least} to {most}' },
  save: { cs: 'Uložit', en: 'Save' },
  saveNamed: { cs: 'Uložit lhůtu: {rule}', en: 'Save the period: {rule}' },
  run: { cs: 'Smazat hned', en: 'Delete now' },
  runSure: {
    cs: 'Nečekat na noc. Co zmizí, nejde vrátit.',
    en: 'Do not wait for the night. What goes cannot be brought back.',
  },
  runNamed: { cs: 'Opravdu smazat: {rule}', en: 'Really delete: {rule}' },
  runReally: { cs: 'Opravdu smazat', en: 'Really delete' },
  saved: { cs: 'Lhůta je uložená.', en: 'The period is saved.' },
  ran: {
    cs: { one: 'Smazán {count} záznam.', few: 'Smazány {count} záznamy.', other: 'Smazáno {count} záznamů.' },
    en: { one: '{count} record deleted.', other: '{count} records deleted.' },
  },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loadFailed: { cs: 'Lhůty se nepodařilo načíst.', en: 'The periods could not be loaded.' },
  days: { cs: 'dní', en: 'days' },
  months: { cs: 'měsíců', en: 'months' },
  years: { cs: 'let', en: 'years' },
})

export const ruleWords = defineWords({
  'refused-applications': { cs: 'Zamítnuté přihlášky', en: 'Refused applications' },
  'former-emergency': { cs: 'Kontakty v nouzi bývalých členů', en: 'Emergency contacts of former members' },
  'refund-accounts': {
    cs: 'Účty k vrácení peněz bývalých členů',
    en: 'Accounts for refunds of former members',
  },
  'former-members': { cs: 'Údaje bývalých členů', en: 'Data of former members' },
  'event-notes': {
    cs: 'Poznámky, spolujezdci a odpovědi v přihláškách na akce',
    en: 'Notes, passengers’ names and answers in registrations',
  },
  guests: { cs: 'Kontakty a odpovědi hostů na akcích', en: 'Contacts and answers of guests' },
  'guest-waivers': {
    cs: 'Hosté a jejich souhlas s podmínkami',
    en: 'Guests and the conditions they accepted',
  },
  givers: { cs: 'Adresy dárců, kterým chceme poděkovat', en: 'Addresses of givers to be thanked' },
  'check-ins': { cs: 'Zápisy účasti na akcích', en: 'Attendance lists' },
  letters: { cs: 'Odeslané e-maily', en: 'Sent e-mails' },
  runs: { cs: 'Jména v hromadných akcích', en: 'Names in runs' },
  imports: { cs: 'Řádky načtené z tabulky', en: 'Lines of imports' },
  'data-checks': { cs: 'Odpovědi na otázku Sedí to?', en: 'Answers to the yearly question about data' },
  'hide-contacts': { cs: 'Žádosti o skrytí fotky', en: 'Requests to hide a photo' },
  'last-letters': { cs: 'Poslední dopis po výmazu', en: 'The last letter after an erasure' },
  'statement-drafts': { cs: 'Nezaúčtované výpisy', en: 'Statements not booked' },
  'bank-oddities': { cs: 'Nesrovnalosti z banky', en: 'Oddities from the bank' },
  payers: { cs: 'Plátci v pohybech na účtu', en: 'Payers in bank movements' },
  donors: { cs: 'Jména dárců', en: 'Names of donors' },
} satisfies Record<RetentionKey, { cs: string; en: string }>)

/** Why just this long. */
export const reasonWords = defineWords({
  'refused-applications': {
    cs: 'Od rozhodnutí: dost času na stížnost. Zmizí přihláška, dopisy i důvod zamítnutí.',
    en: 'From the decision: time enough for a complaint. The application, the letters and the reason go.',
  },
  'former-emergency': {
    cs: 'Od konce členství: kdo nejezdí, nemá co mít v nouzi.',
    en: 'From the end of membership: whoever does not ride needs no emergency contact.',
  },
  'refund-accounts': {
    cs: 'Od konce členství, jakmile mu klub nemá co vracet. Členovi zmizí, když souhlas odvolá.',
    en: 'From the end of membership, once there is nothing to give back. A member’s goes when the consent is withdrawn.',
  },
  'former-members': {
    cs: 'Od konce členství, ať skončilo jakkoli, po promlčecí době (§ 629 občanského zákoníku). Zůstane jméno, číslo, doba členství a platby.',
    en: 'From the end of membership, however it came, when claims are barred (§ 629 of the Civil Code). Name, number, membership and payments stay.',
  },
  'event-notes': {
    cs: 'Od konce akce: kdo s kým jede a co jí, už nikdo nepotřebuje.',
    en: 'From the end of the event: who rides with whom and eats what is of no use any more.',
  },
  guests: {
    cs: 'Od konce akce, jakmile je vyřízené i placení: komu psát a volat, už není potřeba. Zmizí i dopisy.',
    en: 'From the end of the event, once the money is settled, too: whom to write to and call is of no use any more. The letters go, too.',
  },
  'guest-waivers': {
    cs: 'Od konce akce, po promlčecí době (§ 629 občanského zákoníku). Kdo platil, zůstane v účetnictví jen pod číslem.',
    en: 'From the end of the event, when claims are barred (§ 629 of the Civil Code). Who paid stays in the books by a number alone.',
  },
  givers: {
    cs: 'Od chvíle, kdy ji dárce napsal: déle na peníze nečekáme. Nepotvrzená zmizí za týden, po poděkování hned.',
    en: 'From the moment it was given: we do not wait for the money longer. One that was not confirmed goes in a week, and after the thanks at once.',
  },
  'check-ins': {
    cs: 'Od konce akce, po promlčecí době. Přihláška sama zůstává kvůli platbám.',
    en: 'From the end of the event, when claims are barred. The registration stays because of payments.',
  },
  letters: {
    cs: 'Od odeslání, nejvýš rok: k doložení upomínek a k hledání chyb.',
    en: 'From sending, a year at most: to prove reminders and to find faults.',
  },
  runs: {
    cs: 'Od konce akce. Zůstane, kolik jich bylo a jak dopadly; jména zmizí.',
    en: 'From the end of the run. How many there were stays; the names go.',
  },
  imports: {
    cs: 'Od načtení: po té době už nejde vrátit.',
    en: 'From the import: after that it cannot be undone.',
  },
  'data-checks': {
    cs: 'Od začátku kola: kdo kdy údaje potvrdil, dokládá jejich správnost jen po nějakou dobu.',
    en: 'From the start of the round: who confirmed what and when proves the data for a time only.',
  },
  'hide-contacts': {
    cs: 'Od vyřízení: komu odpovědět, už není potřeba vědět.',
    en: 'From the decision: whom to answer need not be known any more.',
  },
  'last-letters': {
    cs: 'Dopis, který se nepodařilo doručit, zmizí i s adresou.',
    en: 'A letter that could not be delivered goes with its address.',
  },
  'statement-drafts': {
    cs: 'Od nahrání: nahraný výpis, který nikdo nezapsal.',
    en: 'From the upload: a statement nobody booked.',
  },
  'bank-oddities': {
    cs: 'Od konce roku: řádky, kterým jsme nerozuměli, jak je banka poslala. Zůstane jen, že byly.',
    en: 'From the end of the year: lines we could not read, as the bank sent them. Only that there were some stays.',
  },
  payers: {
    cs: 'Od konce roku: účetní doklady podle § 31 zákona o účetnictví. Částky a symboly zůstávají.',
    en: 'From the end of the year: accounting papers, § 31 of the Accounting Act. Amounts and symbols stay.',
  },
  donors: {
    cs: 'Od konce roku: účetní doklady a poděkování. Částky zůstávají.',
    en: 'From the end of the year: accounting papers and thanks. Amounts stay.',
  },
} satisfies Record<RetentionKey, { cs: string; en: string }>)
