import type { Permission, Power } from '../../permissions.ts'
import { defineWords } from '../../ground/values/words.ts'

type Area = Exclude<Permission, Power | 'account.edit-own' | 'thanks.view'>
type Text = { readonly cs: string; readonly en: string }

const AREAS = {
  'dashboard.view': { cs: 'Přehled', en: 'Dashboard' },
  'members.view': { cs: 'Členové: seznam', en: 'Members: the list' },
  'members.write': { cs: 'Členové: zápis na karty', en: 'Members: writing on cards' },
  'members.export': { cs: 'Členové: export', en: 'Members: export' },
  'members.history': { cs: 'Členové: historie', en: 'Members: history' },
  'members.archive': { cs: 'Členové: archivace', en: 'Members: archiving' },
  'members.exclude': { cs: 'Členové: vyloučení', en: 'Members: exclusion' },
  'patches.give': { cs: 'Nášivky: předávání', en: 'Patches: handing over' },
  'accounts.manage': { cs: 'Účty a role', en: 'Accounts and roles' },
  'events.view': { cs: 'Akce: program', en: 'Events: the programme' },
  'events.manage': { cs: 'Akce: pořádání', en: 'Events: organising' },
  'donations.view': { cs: 'Dary', en: 'Donations' },
  'applications.decide': { cs: 'Žádosti o členství', en: 'Membership applications' },
  'hog.edit': { cs: 'Čísla HOG', en: 'HOG numbers' },
  'fees.manage': { cs: 'Příspěvky a banka', en: 'Fees and the bank' },
  'patches.resolve': { cs: 'Nášivky: vracení', en: 'Patches: return' },
  'ritual.approve': { cs: 'Rituál', en: 'Ritual' },
  'club.administer': { cs: 'Správa', en: 'Administration' },
  'matches.decide': { cs: 'Možné shody', en: 'Potential matches' },
  'gallery.manage': { cs: 'Galerie', en: 'Gallery' },
  'pages.edit': { cs: 'Texty a stanovy', en: 'Texts and rules' },
  'news.write': { cs: 'Aktuality a zprávy', en: 'News and messages' },
  'documents.manage': { cs: 'Dokumenty', en: 'Documents' },
  'meetings.manage': { cs: 'Schůze', en: 'Meetings' },
} satisfies Record<Area, Text>

/** Areas of the clubhouse as people call them. */
export const areaWords = defineWords(AREAS)

const OPENS = {
  'dashboard.view': {
    cs: 'Úvodní stránka klubovny s nejbližšími akcemi.',
    en: 'The first page of the clubhouse with the next events.',
  },
  'members.view': {
    cs: 'Seznam členů a karty, v rozsahu podle role.',
    en: 'The list of members and their cards, as far as the role sees.',
  },
  'members.write': {
    cs: 'Nové karty, úpravy všech údajů, načtení z tabulky, zdvojené karty. Vidí i soukromé údaje.',
    en: 'New cards, all data, import, double cards. Sees private data as well.',
  },
  'members.export': { cs: 'Stažení seznamu členů do tabulky.', en: 'Downloading the list as a spreadsheet.' },
  'members.history': { cs: 'Kdo co na kartě kdy změnil.', en: 'Who changed what on a card, and when.' },
  'members.archive': {
    cs: 'Archivace a obnovení karet, žádosti o vystoupení.',
    en: 'Archiving and restoring cards, requests to leave.',
  },
  'members.exclude': {
    cs: 'Vyloučení člena a jeho zrušení.',
    en: 'Exclusion of a member, and its cancelling.',
  },
  'patches.give': { cs: 'Zápis malé a zádové nášivky.', en: 'Recording the front and the back patch.' },
  'accounts.manage': {
    cs: 'Kdo se smí přihlásit a s jakou rolí; role Webmaster jen od Webmastera.',
    en: 'Who may sign in and as what; the Webmaster’s role only by a Webmaster.',
  },
  'events.view': { cs: 'Akce klubu i s těmi jen pro členy.', en: 'Events, also those for members only.' },
  'events.manage': {
    cs: 'Zakládání, úpravy a rušení akcí, seznam účastníků a odškrtávání na srazu.',
    en: 'New events, changes and cancelling, the list of riders and check-in.',
  },
  'donations.view': {
    cs: 'Vlastní dary a na co klub vybírá.',
    en: 'Own donations and what the club collects for.',
  },
  'applications.decide': {
    cs: 'Čtení žádostí, schválení a odmítnutí.',
    en: 'Reading applications, approving and refusing.',
  },
  'hog.edit': { cs: 'Čísla HOG a jejich platnost.', en: 'HOG numbers and their expiry.' },
  'fees.manage': {
    cs: 'Platby, upomínky, párování, banka a zápis darů.',
    en: 'Payments, reminders, pairing, the bank and recording of donations.',
  },
  'patches.resolve': {
    cs: 'Vrácené nášivky těch, kdo odešli.',
    en: 'Returned patches of those who have left.',
  },
  'ritual.approve': {
    cs: 'Schválení rituálu a toho, co je po něm.',
    en: 'Approving the ritual and what comes after it.',
  },
  'club.administer': {
    cs: 'Rozcestník Správy, pošta, divize a funkce.',
    en: 'The index of the administration, mail, divisions and titles.',
  },
  'matches.decide': { cs: 'Slučování karet jednoho člověka.', en: 'Merging cards of one person.' },
  'gallery.manage': { cs: 'Alba a fotky, žádosti o skrytí.', en: 'Albums and photos, requests to hide one.' },
  'pages.edit': { cs: 'Úpravy stránek webu a stanov.', en: 'Editing the pages of the site and the rules.' },
  'news.write': { cs: 'Psaní aktualit a zpráv členům.', en: 'Writing news and messages to members.' },
  'documents.manage': {
    cs: 'Zápisy a dokumenty klubu ke stažení.',
    en: 'Minutes and documents of the club to download.',
  },
  'meetings.manage': {
    cs: 'Svolání schůze členů, program, pozvánky a kdo ji vede.',
    en: 'Calling a meeting of the members, its agenda, invitations and who leads it.',
  },
} satisfies Record<Area, Text>

/** What each of them opens. */
export const opensWords = defineWords(OPENS)

export const isArea = (text: string): text is Area => Object.hasOwn(AREAS, text)
