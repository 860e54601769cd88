import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { login } from '../house.ts'
import { until } from '../until.ts'
import type { Engine, Node } from './engine.ts'

const PATIENCE = { within: 30_000, every: 250 }
const DESK = { width: 1280, height: 860 }
export const POCKET = { width: 390, height: 844 }

type Size = typeof DESK
export type Visit = ReturnType<typeof visitBy>

/** One person at one browser: acts as he does, and hears what a screen reader tells him. */
export function visitBy(engine: Engine, url: string) {
  const is = async (what: string, isSo: () => Promise<boolean>) =>
    // Between two pages there is nobody to answer.
    until(() => isSo().catch(() => false), PATIENCE).catch(async () => {
      throw new Error(`it never came to that: ${what}\n${JSON.stringify(await engine.call(standing, []))}`)
    })
  // What is written in capitals by its look is told in capitals.
  const nodesOf: Engine['nodesOf'] = async (role, name) => {
    const found = await engine.nodesOf(role, name)
    return found.length === 0 ? engine.nodesOf(role, name.toUpperCase()) : found
  }
  const find = async (role: string, name: string): Promise<Node> => {
    let found: readonly Node[] = []
    await is(`${role} “${name}” is there`, async () => {
      found = await nodesOf(role, name)
      return found.length > 0
    })
    const [first] = found
    if (!first) throw new Error(`no ${role} “${name}”`)
    return first
  }
  const go = async (path: string) => {
    await engine.go(`${url}${path}`)
    // Words come before scripts; only then a press is answered in place.
    await is(`${path} is awake`, () => engine.call(isAwake, []))
    await engine.call(listen, [])
  }

  return {
    ...engine,
    find,
    go,
    is,
    begin: async (name: string | null, path: string, { width, height }: Size = DESK) => {
      await engine.comeWith(url, name === null ? null : await login(url, name))
      await engine.resize(width, height)
      await go(path)
    },
    clickOn: async (role: string, name: string) => engine.click(await find(role, name)),
    isGone: (role: string, name: string) =>
      is(`${role} “${name}” is gone`, async () => (await nodesOf(role, name)).length === 0),
    hasFocus: async (role: string, name: string) =>
      is(`${role} “${name}” has focus`, async () =>
        engine.call(
          (nodes) => nodes.some((one) => one === document.activeElement),
          await nodesOf(role, name),
        ),
      ),
    /** Where the focus is, of what has no role of its own or in each browser another: a password, the head of a fold. */
    isAt: (tag: string, name: string) =>
      is(`the focus is at ${tag} “${name}”`, () =>
        engine.call(
          (_, wanted, words) => {
            const here = document.activeElement
            const told = (here instanceof HTMLInputElement ? here.labels?.[0] : here)?.textContent ?? ''
            return here?.tagName.toLowerCase() === wanted && told.startsWith(words)
          },
          [],
          tag,
          name,
        ),
      ),
    at: (path: RegExp) =>
      is(`the address is ${path}`, async () =>
        path.test(await engine.call(() => location.pathname + location.search, [])),
      ),
    shows: (text: string) =>
      is(`“${text}” is on the page`, () =>
        engine.call((_, words) => document.body.innerText.replaceAll(/\s+/g, ' ').includes(words), [], text),
      ),
    times: (text: string) =>
      engine.call((_, words) => document.body.innerText.split(words).length - 1, [], text),
    valueOf: async (role: string, name: string) =>
      engine.call(
        ([field]) => (field as HTMLInputElement | undefined)?.value ?? '',
        [await find(role, name)],
      ),
    /** Of the page itself, from 0 to 765. */
    brightness: () =>
      engine.call(() => {
        const parts = getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g) ?? []
        return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
      }, []),
    /** What a live region that was there before has been filled with since. */
    hears: (text: string) =>
      is(`“${text}” is said`, async () =>
        (await engine.call(whatWasSaid, [])).some((one) => one.includes(text)),
      ),
    said: () => engine.call(whatWasSaid, []),
    /** One thing after another, as they are read. */
    inOrder: async (...things: readonly (readonly [role: string, name: string])[]) => {
      const nodes: Node[] = []
      for (const [role, name] of things) nodes.push(await find(role, name))
      const stands = await engine.call(
        (them) =>
          them.map((one, index) => {
            const before = them[index - 1]
            return !before || (before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
          }),
        nodes,
      )
      expect(things.filter((_, index) => !stands[index])).toEqual([])
    },
    /** The screen has one main part and one title, its title comes first, and the browser tells both. */
    isReadable: async (title: string) => {
      await find('heading', title)
      const { headings, mains } = await engine.call(outline, [])
      expect(headings.filter(({ level }) => level === 1).map(({ name }) => name.toLowerCase())).toEqual([
        title.toLowerCase(),
      ])
      expect(headings[0]?.level).toBe(1)
      expect(mains).toBe(1)
    },
    fits: async () => {
      const { wide, room } = await engine.call(
        () => ({ wide: document.documentElement.scrollWidth, room: innerWidth }),
        [],
      )
      expect(wide).toBeLessThanOrEqual(room)
    },
    /** How it looked when it went wrong. */
    keepPicture: async (name: string) => {
      const folder = join(import.meta.dirname, '..', '..', 'test-results', 'browsers')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${name}.png`), await engine.picture())
    },
  }
}

// What follows runs in the page: each function is whole in itself.

/** A stranger's page wakes at the first sign of him. */
function isAwake(): boolean {
  dispatchEvent(new Event('scroll'))
  const some = document.querySelector('main') ?? document.body
  return document.readyState === 'complete' && Object.keys(some).some((key) => key.startsWith('__react'))
}

type Listening = { said?: string[] }

/** A screen reader reads out of a live region what changes in it; one that comes with its words is an alert, or is not heard. */
function listen(): void {
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output'
  const said: string[] = []
  ;(globalThis as Listening).said = said
  const known = new WeakSet<Element>(document.querySelectorAll(LIVE))
  const changed = (records: readonly MutationRecord[]) => {
    const spoke = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (region && known.has(region)) spoke.add(region)
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue
        for (const one of [added, ...added.querySelectorAll('[role="alert"]')])
          if (one.getAttribute('role') === 'alert') spoke.add(one)
      }
    }
    for (const one of document.querySelectorAll(LIVE)) known.add(one)
    for (const one of spoke) if (one.textContent.trim()) said.push(one.textContent.trim())
  }
  new MutationObserver(changed).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}

function whatWasSaid(): readonly string[] {
  return (globalThis as Listening).said ?? []
}

/** For whoever reads why a journey did not come to its end. */
function standing() {
  return {
    at: location.pathname + location.search,
    focus: document.activeElement?.outerHTML.slice(0, 160),
    said: (globalThis as Listening).said,
  }
}

function outline() {
  const isSeen = (one: Element) => one.checkVisibility() && !one.closest('[aria-hidden="true"], [inert]')
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
  const headings = all('h1, h2, h3, h4, h5, h6').map(({ tagName, textContent }) => ({
    level: Number(tagName.slice(1)),
    name: textContent.replaceAll(/\s+/g, ' ').trim(),
  }))
  return { headings, mains: all('main').length }
}
