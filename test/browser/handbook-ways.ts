import type { Page } from '@playwright/test'
import type { Chapter } from '../../src/site/handbook/handbook.ts'
import type { MadeClub } from './handbook-club.ts'

/** One step as a reader makes it: `@name` signs in as somebody, `/…` opens an address, what is to be done is done. */
export type Step = string | ((page: Page) => Promise<unknown>)
export type Ways<Kind = Step> = Readonly<Record<string, readonly Kind[]>>

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

/** Done, and what it leads to has come. */
const done = async (page: Page, act: () => Promise<unknown>) => {
  const before = await page.locator('main').innerText()
  await act()
  await page.waitForFunction(
    (text) =>
      document.querySelector('main')?.innerText !== text &&
      !document.querySelector('.waiting-road, main [aria-busy=true]'),
    before,
  )
}
const press =
  (selector: string): Step =>
  (page) =>
    done(page, () => page.locator(selector).filter({ visible: true }).first().click())
const send =
  (fields: Readonly<Record<string, string>>): Step =>
  async (page) => {
    const form = page.locator(`main form:has([name=${Object.keys(fields)[0]}])`).first()
    for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).first().fill(text)
    await done(page, () => form.locator('button[type=submit]').filter({ visible: true }).last().click())
  }
/** A link followed as an address: what comes has come. */
const open =
  (selector: string): Step =>
  async (page) =>
    page.goto((await page.locator(selector).first().getAttribute('href')) ?? '', { waitUntil: 'networkidle' })
const tick =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().check({ force: true })
/** As a reader unfolds it; what is read has unfolded everything already. */
const unfold: Step = (page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
const aTable = {
  name: 'klub.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Příjmení;Jméno;E-mail\nPříručková;Čtenářka;ctenarka@klubovna.example'),
}

// Where a paragraph leads beside the screens whose question mark leads to it.
export const waysIn = ({ draft, called, open: running, empty, ride }: MadeClub): Ways => ({
  'clen#dashboard': ['@secretary', '/admin'],
  'clen#meetings': [
    '/admin/membership/meetings/2',
    `/admin/membership/meetings/${running}`,
    `/admin/membership/meetings/${running}/vote`,
    `/admin/membership/meetings/${called}`,
    `/admin/membership/meetings/${called}/proxy`,
    '@clen041',
    `/admin/membership/meetings/${called}/proxy?hledat=Adamec`,
    '@clen040',
    `/admin/membership/meetings/${called}/proxy`,
  ],
  'clen#minutes': [
    '/admin/membership/meetings',
    '/admin/membership/meetings/1',
    '/admin/membership/meetings/1/minutes',
    `/admin/membership/meetings/${empty}/minutes`,
    press('main button[value=save]'),
  ],
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
  'road-captain#day': [
    '/akce/7',
    '/admin/events/7/people',
    `/admin/events/${ride}/people`,
    open('main .row-more:not(.call)'),
  ],
  'road-captain#guests': ['/admin/events/new'],
  'road-captain#questions': ['/admin/events/7/people', '/admin/events/7/questions'],
  'road-captain#crew': ['/admin/events/7/people', '/admin/events/7/crew?pridat=Adamec'],
  'road-captain#groups': ['/akce/7', '/akce/7/skupiny', '/admin/profile', '@member', `/akce/${ride}`],
  'road-captain#phone': ['@member', `/akce/${ride}`, `/akce/${ride}/kapitan`],
  'road-captain#home': ['@member', `/akce/${ride}/moje`, `/akce/${ride}/kapitan`, `/akce/${ride}/zaver`],
  'road-captain#write': [
    '/akce/7',
    '/admin/events/7/people',
    '/admin/events/7/message',
    send({ subject: 'Příručka', body: 'Podle příručky.' }),
  ],
  'clen#profile': ['@clen040', '/admin/profile'],
  'road-captain#album': [
    '/gallery',
    open('main a[href^="/gallery/"]:not([href$=new], [href$=requests])'),
    open('main a[href$="/edit"]'),
  ],
  'supervisor#week': ['/admin', '/admin/patches'],
  'supervisor#give': ['/admin/12/edit', '/admin/103/edit'],
  'supervisor#patches': [tick('main tbody input[type=checkbox], main tbody [role=checkbox]')],
  'pokladnik#year': ['/admin/fees'],
  'pokladnik#week': ['/admin/fees', '/admin/fees/pending', press('main tbody summary')],
  'pokladnik#pending': ['/admin/fees/pending', press('main tbody summary')],
  'pokladnik#received': ['/admin/fees/received', press('main tbody summary')],
  'pokladnik#gifts': ['/prispet', '/admin/donate'],
  'pokladnik#automatic': ['/admin/fees', '/admin/fees/reminders'],
  'pokladnik#table': ['/admin/fees'],
  'pokladnik#refunds': ['/admin/fees'],
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
    '/admin/fees/received',
  ],
  'matrikar#hog': [
    '/admin/hog',
    unfold,
    send({ text: 'Hora Petr;CZ9999999;2031-01-31\nNikdo Takový;CZ8888888;2031-01-31' }),
  ],
  'matrikar#check': ['/admin/members'],
  'matrikar#doubles': ['/admin/members', '/admin/members/doubles'],
  'sekretar#week': ['/admin'],
  'sekretar#applications': [
    '/admin/applications',
    open('main li:has(.badge-warning) a'),
    '/admin/applications?status=UNPROVED',
    open('main li a[href*="id="]'),
  ],
  'sekretar#applicants': ['/admin/applications'],
  'sekretar#everybodyIn': ['/admin/members'],
  'sekretar#ritual': ['/admin/ritual', open('main a[href*="back-patch"]')],
  'sekretar#closing': ['/admin/12/edit'],
  'sekretar#news': ['/admin/news', '/admin/news/1'],
  'sekretar#messages': ['/admin/messages/new', send({ subject: 'Příručka', body: 'Podle příručky.' })],
  'sekretar#documents': ['/admin/documents', '/admin/documents/4'],
  'sekretar#meetings': [
    '/admin/meetings/1',
    '/admin/meetings/2',
    `/admin/meetings/${draft}`,
    `/admin/meetings/${called}`,
  ],
  'sekretar#voting': [
    '/admin/meetings/2',
    '/admin/meetings/rules',
    '/admin/meetings/2/voters',
    '/schuze/2',
    `/schuze/${empty}`,
    `/schuze/${running}`,
    `/admin/membership/meetings/${running}/proxy?kdo=Barto%C5%A1&komu=Adamec`,
    '@member',
    `/admin/membership/meetings/${running}/vote`,
  ],
  'sekretar#doorOffline': ['/admin/meetings/2', `/schuze/${running}/dvere`, `/schuze/${running}`],
  'sekretar#rollam': [
    '/admin/meetings',
    '/admin/meetings/rules',
    '/admin/meetings/rollam/1',
    '/admin/meetings/rollam/2',
  ],
  'sekretar#minutes': [
    '/admin/meetings/1',
    '/admin/membership/meetings/1/minutes',
    `/admin/membership/meetings/${empty}/minutes`,
    '/admin/meetings/resolutions',
    open('main a[href*="/resolutions/"]'),
  ],
  'sekretar#mandates': ['/admin/meetings/1', '/admin/meetings/1/elected'],
  'sekretar#ownFields': ['/admin/sprava'],
  'sekretar#titles': ['/admin/sprava'],
  'sekretar#kinds': ['/admin/sprava', '/admin/12/edit', '/admin/12/periods', '/admin/members'],
  'sekretar#texts': ['/pages', '/pages/stanovy/edit'],
  'webmaster#week': ['/admin/sprava', '/admin/sprava/system'],
  'webmaster#accounts': ['/admin/sprava/accounts/5'],
  'webmaster#doubles': ['/admin/potential-matches', open('main a[href*="keep="]')],
  'server#trouble': ['/admin/sprava', '/admin/sprava/system'],
})

/** What shows only in a state the club cannot be brought to here, or on a phone, by its Czech name; the tests of its doors know it. */
export const NOT_NOW: Ways<string> = {
  // After the code of an authenticator.
  'clen#settings': ['Záchranné kódy'],
  // Where the device can share.
  'road-captain#invite': ['Sdílet'],
  // Made by a night.
  'pokladnik#automatic': ['Vynechat', 'Zastavit všechny'],
  'pokladnik#pairing': ['Vrátit celé přijetí'],
  // The demo has a bank of its own.
  'pokladnik#bank': ['Token (64 znaků)', 'Ověřit a uložit'],
  'pokladnik#refunds': ['Vrátit na účet', 'Soubor pro Fio (XML)', 'Vyřízeno', 'Účet se souhlasem na papíře'],
  'pokladnik#paper': ['Všechny dnes odešly poštou', 'Poslední lhůty', 'Vrátilo se', 'Napsat na papír'],
  'matrikar#manyCards': ['Vrátit celou změnu'],
  'matrikar#import': ['Vrátit import'],
  // The demo has asked this year already.
  'matrikar#check': ['Koho se zeptat'],
  'sekretar#everybodyIn': ['Zastavit pozvánky'],
  // After the last day of a second reminder.
  'sekretar#lapsing': ['Spis', 'Potvrdit konec členství', 'Zapsat prodloužení', 'Prominout'],
  // A phone at the door that has fallen silent.
  'sekretar#doorOffline': ['Odepsat', 'Kolik hlasujících je přítomno'],
  // After the last day of a mandate.
  'sekretar#mandates': ['Role bez nástupce'],
  'webmaster#week': ['Všechno běží, jak má'],
  // A house in which nothing is wrong says neither.
  'webmaster#system': ['pozor', 'hned řešit'],
}
