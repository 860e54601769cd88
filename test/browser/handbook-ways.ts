import type { Page } from '@playwright/test'
import type { Chapter } from '../../src/site/handbook/handbook.ts'

/** One step as a reader makes it: `@name` signs in as somebody, `/…` opens an address, what is to be done is done. */
export type Step = string | ((page: Page) => Promise<unknown>)
type Ways<Kind = Step> = Readonly<Record<string, readonly Kind[]>>

/** Whose eyes a chapter is read with. */
export const READERS: Readonly<Record<Chapter, string>> = {
  clen: 'member',
  cekatel: 'applicant',
  'road-captain': 'secretary',
  supervisor: 'supervisor',
  pokladnik: 'treasurer',
  matrikar: 'membershipofficer',
  sekretar: 'secretary',
  webmaster: 'webmaster',
  server: 'webmaster',
}

const press =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().click()
/** A link followed as an address: what comes has come. */
const open =
  (selector: string): Step =>
  async (page) =>
    page.goto((await page.locator(selector).first().getAttribute('href')) ?? '', { waitUntil: 'networkidle' })
const tick =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().check({ force: true })
const aTable = {
  name: 'klub.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Příjmení;Jméno;E-mail\nPříručková;Čtenářka;ctenarka@klubovna.example'),
}

// Where a paragraph leads beside the screens whose question mark leads to it.
export const WAYS: Ways = {
  'clen#dashboard': ['@secretary', '/admin'],
  'clen#meetings': ['/admin/membership/meetings/2', '/admin/membership/meetings/2/proxy'],
  'clen#minutes': ['/admin/membership/meetings/1', '/admin/membership/meetings/1/minutes'],
  'clen#rides': ['/admin/events', '/akce/7'],
  'clen#membership': ['@clen022', '/admin/membership'],
  'clen#mentor': ['/admin/membership'],
  'clen#people': ['/admin/1/edit', '/admin/12/edit', '/admin/2/edit', '/admin/3/edit'],
  'clen#views': [
    '@secretary',
    '/admin/members?division=1',
    open('main nav a[href^="/admin/members/views?"]'),
  ],
  'cekatel#week': ['/admin'],
  'cekatel#standing': ['/admin/membership'],
  'cekatel#data': ['/admin/profile'],
  'road-captain#week': ['/admin/events'],
  'road-captain#plan': ['/admin/events/7/edit', '/akce/7'],
  'road-captain#invite': ['/akce/7', '/admin/events/7/invite'],
  'road-captain#day': ['/akce/7', '/admin/events/7/people'],
  'road-captain#guests': ['/admin/events/new'],
  'road-captain#questions': ['/admin/events/7/people', '/admin/events/7/questions'],
  'road-captain#crew': ['/admin/events/7/people', '/admin/events/7/crew'],
  'road-captain#groups': ['/akce/7', '/akce/7/skupiny', '/admin/profile'],
  'road-captain#write': ['/admin/events/7/people', '/admin/events/7/message'],
  'road-captain#album': ['/gallery', open('main a[href^="/gallery/"]'), open('main a[href$="/edit"]')],
  'supervisor#week': ['/admin', '/admin/patches'],
  'supervisor#give': ['/admin/12/edit', '/admin/103/edit'],
  'supervisor#patches': [tick('main tbody input[type=checkbox], main tbody [role=checkbox]')],
  'pokladnik#year': ['/admin/fees'],
  'pokladnik#week': ['/admin/fees', '/admin/fees/pending'],
  'pokladnik#pending': ['/admin/fees/pending', press('main tbody summary')],
  'pokladnik#gifts': ['/prispet', '/admin/donate'],
  'pokladnik#settings': ['/admin/fees'],
  'pokladnik#households': ['/admin/fees/settings', '/admin/fees'],
  'matrikar#week': ['/admin/hog', '/admin/ritual'],
  'matrikar#card': ['/admin/members', '/admin/12/edit'],
  'matrikar#manyCards': ['/admin/members', '/admin/members/change?ids=12&toDivision=1'],
  // Whoever may see to fees is offered money too.
  'matrikar#import': [
    '/admin/members',
    '@webmaster',
    '/admin/members/import',
    (page) => page.locator('main input[type=file]').setInputFiles(aTable),
    press('main form:has(input[type=file]) button[type=submit]'),
    press('main button[value=map]'),
    '/admin/fees',
  ],
  'matrikar#hog': [
    '/admin/hog',
    press('main details > summary'),
    (page) => page.locator('main textarea[name=text]').fill('Hora Petr;CZ9999999;2031-01-31'),
    press('main form:has(textarea[name=text]) button[type=submit]'),
  ],
  'matrikar#check': ['/admin/members'],
  'matrikar#doubles': ['/admin/members', '/admin/members/doubles'],
  'sekretar#week': ['/admin'],
  'sekretar#applications': ['/admin/applications?tab=unproved'],
  'sekretar#applicants': ['/admin/applications'],
  'sekretar#everybodyIn': ['/admin/members'],
  'sekretar#ritual': ['/admin/ritual', open('main a[href*="back-patch"]')],
  'sekretar#closing': ['/admin/12/edit'],
  'sekretar#news': ['/admin/news'],
  'sekretar#messages': [
    '/admin/messages/new',
    (page) => page.locator('main input[name=subject]').fill('Příručka'),
    (page) => page.locator('main [name=body]').first().fill('Podle příručky.'),
    press('main form:has([name=subject]) button[type=submit]'),
  ],
  'sekretar#documents': ['/admin/documents', '/admin/documents/4'],
  'sekretar#meetings': ['/admin/meetings/1', '/admin/meetings/2'],
  'sekretar#voting': [
    '/admin/meetings/2',
    '/admin/meetings/rules',
    '/admin/meetings/2/voters',
    '/schuze/2',
    '/schuze/1',
  ],
  'sekretar#doorOffline': ['/admin/meetings/2', '/schuze/2', '/schuze/2/dvere'],
  'sekretar#rollam': [
    '/admin/meetings',
    '/admin/meetings/rules',
    '/admin/meetings/rollam/1',
    '/admin/meetings/rollam/2',
  ],
  'sekretar#minutes': ['/admin/meetings/1', '/admin/membership/meetings/1/minutes'],
  'sekretar#mandates': ['/admin/meetings/1', '/admin/meetings/1/elected'],
  'sekretar#kinds': ['/admin/12/edit', '/admin/12/periods', '/admin/members'],
  'sekretar#texts': ['/pages', '/pages/stanovy/edit'],
  'webmaster#week': ['/admin/sprava', '/admin/sprava/system'],
  'webmaster#accounts': ['/admin/sprava/accounts/5'],
  'webmaster#doubles': ['/admin/potential-matches', open('main a[href*="a="]')],
  'server#trouble': ['/admin/sprava', '/admin/sprava/system'],
}

/** What shows only in a state the demo club is not in, or on a phone, by its Czech name; the tests of its doors know it. */
export const NOT_NOW: Ways<string> = {
  'clen#meetings': [
    'Hlasovat',
    'Vyzvednout hlasovací právo',
    'Co je a není tajné',
    'Dát plnou moc',
    'Odvolat plnou moc',
  ],
  'clen#profile': ['Odvolat souhlas a smazat účet'],
  'clen#settings': ['Záchranné kódy'],
  'road-captain#invite': ['Sdílet', 'Zkopírovat text'],
  'road-captain#crew': ['Zavírá', 'Pomáhá'],
  'road-captain#groups': ['Moje jízda'],
  'road-captain#home': ['Jsem doma', 'Je doma', 'Uzavřít jízdu'],
  'road-captain#requests': ['Skrýt'],
  'pokladnik#automatic': ['Vynechat', 'Zastavit všechny'],
  'pokladnik#pairing': ['Přijmout všechny jisté', 'Vrátit celé přijetí'],
  // The demo has a bank of its own.
  'pokladnik#bank': ['Token (64 znaků)', 'Ověřit a uložit'],
  'pokladnik#refunds': ['Vrátit na účet', 'Soubor pro Fio (XML)', 'Vyřízeno', 'Účet se souhlasem na papíře'],
  'pokladnik#rideCash': ['Nesedí'],
  'pokladnik#table': ['Zavřít'],
  'pokladnik#paper': ['Poslední lhůty', 'Vrátilo se', 'Napsat na papír'],
  'matrikar#manyCards': ['Vrátit celou změnu'],
  'matrikar#import': ['Vrátit import'],
  'matrikar#check': ['Koho se zeptat'],
  'sekretar#everybodyIn': ['Zastavit pozvánky'],
  'sekretar#leaving': ['Archivovat kartu', 'Zůstává v klubu'],
  'sekretar#lapsing': ['Spis', 'Potvrdit konec členství', 'Zapsat prodloužení', 'Prominout'],
  'sekretar#meetings': ['Svolat a poslat pozvánky', 'Vytisknout pozvánky na papír (PDF)'],
  'sekretar#voting': [
    'Zrušit hlasování',
    'Vyzvednout hlasovací právo',
    'Práva jsou rozdaná, začít odevzdávat',
    'Připravit náhradní schůzi',
    'Plné moci',
    'Zapsat z papíru',
  ],
  'sekretar#doorOffline': ['Odepsat', 'Kolik hlasujících je přítomno'],
  'sekretar#minutes': ['Kdo a do kdy', 'Uložit úkol'],
  'sekretar#mandates': ['Role bez nástupce'],
  'webmaster#week': ['Všechno běží, jak má'],
  'webmaster#hooks': ['Doručování', 'Pustit znovu'],
}
