import { expect } from 'vitest'
import type { Visit } from './visit.ts'

/** What officers do at a desk. */
export const OFFICERS_JOURNEYS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'a filter stays open while several are chosen, and leads back to its button': async (visit) => {
    await visit.begin('secretary', '/admin/members')
    await visit.isReadable('Členové')

    await visit.clickOn('searchbox', 'Jméno, přezdívka')
    await visit.press('Tab')
    await visit.isAt('summary', 'Divize')
    await visit.press('Enter')
    await visit.clickOn('checkbox', 'Hranice')
    await visit.at(/division=1$/)
    await visit.clickOn('checkbox', 'Olomouc')
    await visit.at(/division=1(?:,|%2C)3$/)
    await visit.hears('lidí')
    await visit.hasFocus('checkbox', 'Olomouc')
    await visit.press('Escape')

    await visit.isGone('checkbox', 'Olomouc')
    await visit.isAt('summary', 'Divize')
  },

  'news are written with the tools and published': async (visit) => {
    await visit.begin('secretary', '/admin/news/new')
    await visit.isReadable('Nová aktualita')
    await visit.inOrder(
      ['heading', 'Nová aktualita'],
      ['tab', 'Česky'],
      ['textbox', 'Nadpis'],
      ['textbox', 'Text'],
      ['toolbar', 'Úpravy textu'],
      ['button', 'Zveřejnit'],
    )

    await visit.clickOn('textbox', 'Nadpis')
    await visit.type('Kamna topí i v pátek')
    await visit.clickOn('textbox', 'Text')
    await visit.type('Sraz v deset')
    await visit.press('Control+a')
    await visit.clickOn('button', 'Tučně')
    await visit.is('it is bold', async () => (await visit.valueOf('textbox', 'Text')) === '**Sraz v deset**')
    await visit.clickOn('button', 'Zveřejnit')

    await visit.isReadable('Kamna topí i v pátek')
    await visit.shows('Sraz v deset')
  },

  'an empty day looks empty, and stands where other words begin': async (visit) => {
    await visit.begin('secretary', '/admin/events/new')
    await visit.isReadable('Nová akce')
    await visit.inOrder(['textbox', 'Název'], ['textbox', 'Místo'], ['button', 'Zveřejnit'])

    const look = await visit.call(() => {
      const colour = (one: Element | null) => (one ? getComputedStyle(one).color : '')
      const day = document.querySelector<HTMLInputElement>('input[type="datetime-local"]')
      const name = document.querySelector('main input[type="text"]')
      const muted = document.querySelector('main .text-muted')
      return {
        label: day?.labels?.[0]?.textContent ?? '',
        isPale: colour(day) === colour(muted),
        isAsOthers: colour(day) === colour(name),
        height: (day?.getBoundingClientRect().height ?? 0) - (name?.getBoundingClientRect().height ?? 0),
      }
    }, [])

    expect(look).toEqual({ label: 'Začátek', isPale: true, isAsOthers: false, height: 0 })
  },
}
