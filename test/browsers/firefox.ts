import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPart } from '../faults/parts.ts'
import { aFolder, removeFolder } from '../house.ts'
import { until } from '../until.ts'
import { asText, chord, type Engine, type Node, typing } from './engine.ts'
import { selectorOf, whatMayBe } from './may-be.ts'
import { talkTo } from './talk-to.ts'

// Firefox calls nobody but the house under test, and asks its person nothing.
const QUIET = {
  'intl.accept_languages': 'cs',
  'app.update.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.prefetch-next': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
}

/** ARIA has two words for a picture. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = { img: ['image', 'img'] }

type Entry = { readonly level: string; readonly text: string }

/** Firefox as Debian has it, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(): Promise<Engine> {
  const profile = aFolder()
  const prefs = Object.entries(QUIET).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), prefs.join('\n'))
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const browser = startPart('firefox-esr', args, { HOME: profile, LANG: 'C.UTF-8' })
  const listens = () => /BiDi listening on (ws:\/\/\S+)/.exec(browser.said())?.[1]
  await until(() => listens() !== undefined)

  const { send, hear, hangUp } = await talkTo(`${listens()}/session`)
  const complaints: string[] = []
  hear('log.entryAdded', ({ level, text }: Entry) => {
    if (level === 'error') complaints.push(text)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' })
  // In a window nobody is at, keys press no button.
  await send('browsingContext.activate', { context })
  const perform = (actions: readonly object[], type = 'key') =>
    send('input.performActions', {
      context,
      actions: [
        { type, id: type, actions, ...(type === 'key' ? {} : { parameters: { pointerType: 'mouse' } }) },
      ],
    }).then(() => undefined)

  const call: Engine['call'] = async (work, nodes, ...args) => {
    const { result } = await send<{ result: { value: string } }>('script.callFunction', {
      functionDeclaration: `(...nodes) => ${asText(String(work), args, 'nodes')}`,
      arguments: nodes.map(({ node }) => node),
      target: { context },
      awaitPromise: false,
    })
    return JSON.parse(result.value)
  }

  /** What stands around whatever may be it. */
  const around = async (role: string, name: string) => {
    const asked = `${JSON.stringify(selectorOf(role))}, ${JSON.stringify(name)}`
    const { result } = await send<{ result: { value: readonly object[] } }>('script.callFunction', {
      functionDeclaration: `() => (${String(whatMayBe)})(${asked}).map((one) => one.parentElement)`,
      target: { context },
      awaitPromise: false,
    })
    return result.value
  }

  return {
    call,
    complaints: () => complaints,
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }).then(() => undefined),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }).then(() => undefined),
    comeWith: async (url, session) => {
      const { hostname: domain } = new URL(url)
      // Whatever the page before is still fetching ends with it.
      await send('browsingContext.navigate', { context, url: 'about:blank', wait: 'complete' })
      await send('storage.deleteCookies', {})
      if (session === null) return
      const value = { type: 'string', value: session }
      await send('storage.setCookie', {
        cookie: { name: 'session_token', value, domain, path: '/', httpOnly: true },
      })
    },
    nodesOf: async (role, name) => {
      // It walks through all there is for an answer, and the page stands still meanwhile: it is told where to look.
      const startNodes = await around(role, name)
      if (startNodes.length === 0) return []
      const found: Node[] = []
      for (const told of WORDS_OF[role] ?? [role]) {
        const locator = { type: 'accessibility', value: { role: told, name } }
        const asked = { context, locator, startNodes }
        const { nodes } = await send<{ nodes: readonly object[] }>('browsingContext.locateNodes', asked)
        found.push(...nodes.map((node) => ({ node })))
      }
      return found
    },
    click: async (node: Node) => {
      await call(([there]) => there?.scrollIntoView({ block: 'center', behavior: 'instant' }), [node])
      const origin = { type: 'element', element: node.node }
      const move = { type: 'pointerMove', x: 0, y: 0, origin }
      await perform([move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }], 'pointer')
    },
    press: (keys) => perform(chord(keys)),
    type: (text) => perform(typing(text)),
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      hangUp()
      await browser.stop()
      removeFolder(profile)
    },
  }
}
