import { expect } from 'vitest'
import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { POCKET, type Visit } from './visit.ts'

type Journeys = Readonly<Record<string, (visit: Visit) => Promise<void>>>

const RIDE = 'Vyjížďka do Štramberku'
const ALBUM = 'Jesenický okruh 2026'
const PHOTO = 'Praděd na dohled'

/** What visitors and members do. Each journey leaves the club as it found it. */
export const JOURNEYS: Journeys = {
  'home and rides fit 320 pixels, and a step between them is said': async (visit) => {
    await visit.begin(null, '/', { width: 320, height: 700 })
    await visit.isReadable('Spolu dojedeme dál')
    await visit.fits()
    await visit.inOrder(
      ['link', 'Přeskočit na obsah'],
      ['button', 'Otevřít menu'],
      ['heading', 'Spolu dojedeme dál'],
      ['heading', 'Kam vyrážíme'],
      ['link', RIDE],
    )

    await visit.clickOn('link', 'Všechny akce')

    await visit.at(/^\/akce$/)
    await visit.hears('Akce')
    await visit.isReadable('Akce')
    await visit.fits()
    await visit.inOrder(
      ['heading', 'Akce'],
      ['navigation', 'Zobrazení'],
      ['heading', 'Co nás čeká'],
      ['link', RIDE],
    )
  },

  'signing in with the keyboard alone, past the menu': async (visit) => {
    await visit.begin(null, '/login')
    await visit.isReadable('Přihlášení')
    await visit.inOrder(
      ['heading', 'Přihlášení'],
      ['textbox', 'E-mail'],
      ['button', 'Zobrazit heslo'],
      ['button', 'Přihlásit se'],
      ['link', 'Zapomenuté heslo'],
    )

    await visit.press('Tab')
    await visit.hasFocus('link', 'Přeskočit na obsah')
    await visit.press('Enter')
    await visit.press('Tab')
    await visit.hasFocus('textbox', 'E-mail')
    await visit.type('member@klubovna.example')
    await visit.press('Tab')
    await visit.isAt('input', 'Heslo')
    await visit.type(DEMO_PASSWORD)
    await visit.press('Enter')

    await visit.at(/^\/admin$/)
    await visit.isReadable('Ahoj, Jaroslave')
    await visit.hears('Přihlášení úspěšné')
  },

  'a wrong password says so once, where the reader is': async (visit) => {
    await visit.begin(null, '/login', POCKET)
    await visit.clickOn('textbox', 'E-mail')
    await visit.type('supervisor@klubovna.example')
    await visit.press('Tab')
    await visit.type('vedle jak ta jedle')
    await visit.press('Enter')

    await visit.hasFocus('region', 'Chyba při přihlášení')
    expect(await visit.times('Nesprávný e-mail nebo heslo.')).toBe(1)
    expect((await visit.said()).filter((one) => one.includes('Nesprávný'))).toEqual([])
    await visit.isReadable('Přihlášení')
    await visit.fits()
  },

  'a member’s own corner has his card, its code and what he is to pay': async (visit) => {
    await visit.begin('clen072', '/admin/membership', POCKET)

    await visit.isReadable('Moje členství')
    await visit.inOrder(
      ['region', 'Moje členská karta'],
      ['img', 'QR kód k ověření karty'],
      ['link', 'Ukázat kartu'],
      ['heading', 'K zaplacení'],
      ['heading', 'Členský příspěvek 2026'],
      ['img', 'QR kód s platbou pro bankovní aplikaci'],
      ['button', 'Zkopírovat: Variabilní symbol'],
    )
    await visit.fits()
  },

  'a member rides along and thinks better of it': async (visit) => {
    await visit.begin('clen060', '/admin/events', POCKET)
    await visit.isReadable('Akce')

    await visit.clickOn('button', `Jedu: ${RIDE}`)
    await visit.find('button', `Odhlásit: ${RIDE}`)
    await visit.isGone('button', `Jedu: ${RIDE}`)
    await visit.hasFocus('button', `Odhlásit: ${RIDE}`)
    await visit.hears('Místo máš. Potvrzení najdeš v e-mailu.')
    await visit.press('Enter')

    await visit.hasFocus('button', `Jedu: ${RIDE}`)
    await visit.hears('Na akci už s tebou nepočítáme.')
    await visit.fits()
  },

  'a search is answered while one types, and the number found is said': async (visit) => {
    await visit.begin('member', '/admin/members')
    await visit.isReadable('Členové')
    await visit.find('table', 'Členové')

    await visit.clickOn('searchbox', 'Jméno, přezdívka')
    await visit.type('horak')

    await visit.hears('3 lidé')
    await visit.at(/search=horak/)
    await visit.hasFocus('searchbox', 'Jméno, přezdívka')
    await visit.inOrder(
      ['searchbox', 'Jméno, přezdívka'],
      ['table', 'Členové'],
      ['link', 'Horák Miroslav Brzda · č. 004'],
    )
  },

  'a person’s card opens from the list, under his name': async (visit) => {
    await visit.begin('member', '/admin/members?search=pokorna')

    await visit.clickOn('link', 'Pokorná Eva Matrika · č. 020')

    await visit.hears('Pokorná Eva')
    await visit.isReadable('Eva Pokorná')
    await visit.inOrder(
      ['link', 'Členové'],
      ['heading', 'Eva Pokorná'],
      ['heading', 'Jezdí na'],
      ['heading', 'V klubu'],
    )
  },

  'the palette finds a person and leads to his card': async (visit) => {
    await visit.begin('treasurer', '/admin')
    await visit.press('Control+k')
    await visit.find('dialog', 'Hledat v klubovně')
    await visit.hasFocus('combobox', 'Člověk, akce, stránka')
    await visit.type('hora')
    await visit.hears('nález')
    await visit.find('option', 'Hora Petr Šroub · Hranice')

    await visit.press('ArrowDown')
    await visit.press('Enter')

    await visit.isReadable('Miroslav Horák')
    await visit.isGone('dialog', 'Hledat v klubovně')
  },

  'a photo opens over everything, pages are turned, and closing leads back to it': async (visit) => {
    await visit.begin(null, '/gallery/jesenicky-okruh-2026')
    await visit.isReadable(ALBUM)

    await visit.clickOn('link', PHOTO)
    await visit.find('dialog', ALBUM)
    await visit.find('img', PHOTO)
    await visit.shows('9 z 14')
    await visit.press('ArrowRight')
    await visit.hears('10 z 14')
    await visit.clickOn('button', 'Předchozí fotka')
    await visit.hears('9 z 14')
    await visit.press('Escape')

    await visit.isGone('dialog', ALBUM)
    await visit.hasFocus('link', PHOTO)
  },

  'the dark theme is chosen in the footer and stays': async (visit) => {
    await visit.begin(null, '/akce')
    const light = await visit.brightness()

    await visit.clickOn('button', 'Tmavý')
    await visit.is('it is dark', async () => (await visit.brightness()) < light / 2)
    await visit.go('/gallery')

    expect(await visit.brightness()).toBeLessThan(light / 2)
    await visit.clickOn('button', 'Podle zařízení')
    await visit.is('it is light', async () => (await visit.brightness()) === light)
  },

  'signing out leads home, and back shows nothing': async (visit) => {
    await visit.begin('member', '/admin/thanks')
    await visit.isReadable('Díky, že jsi s námi')
    await visit.find('navigation', 'Sem můžeš')

    await visit.clickOn('button', 'Odhlásit se')

    await visit.at(/^\/$/)
    await visit.isReadable('Spolu dojedeme dál')
    await visit.go('/admin')
    await visit.at(/^\/login/)
  },
}
