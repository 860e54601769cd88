import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilOpen } from '../faults/machines.ts'
import { startPart } from '../faults/parts.ts'
import { aFolder, freePort, removeFolder } from '../house.ts'
import { until } from '../until.ts'
import { asText, chord, type Engine, type Node, typing } from './engine.ts'
import { selectorOf, whatMayBe } from './may-be.ts'

// Its own bar would not let the window be as narrow as a phone.
const NO_BAR = `toolbar, headerbar, toolbar *, headerbar *, box, entry, button {
  min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0);
}`

const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK as Debian has it, by WebDriver, on a screen nobody sees. */
export async function openWebKit(): Promise<Engine> {
  const folder = aFolder()
  const display = `:${await freePort()}`
  const screen = startPart('xvfb', [display, '-screen', '0', '1500x1000x24', '-nolisten', 'tcp'])
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NO_BAR)
  // The driver lets nobody hear what its browser says.
  const [binary, said] = [join(folder, 'browser'), join(folder, 'said')]
  writeFileSync(said, '')
  writeFileSync(binary, `#!/bin/sh\nexec stdbuf -oL ${globSync(MINI_BROWSER)[0]} "$@" >> ${said} 2>&1\n`, {
    mode: 0o755,
  })
  const port = await freePort()
  const driver = startPart('webkit2gtk-driver', [`--port=${port}`], {
    DISPLAY: display,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  await untilOpen(port)

  const ask = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await answer.json()) as { value: Result }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args } }
  let id = ''
  // The screen may need a moment.
  await until(
    async () => {
      const session = await ask<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch },
      }).catch(() => null)
      id = session?.sessionId ?? ''
      return id !== ''
    },
    { every: 500 },
  )
  const inSession = <Result = null>(method: string, path: string, body?: object) =>
    ask<Result>(method, `/session/${id}${path}`, body)
  const perform = (actions: readonly object[]) =>
    inSession('POST', '/actions', { actions: [{ type: 'key', id: 'key', actions }] }).then(() => undefined)
  const run = <Result>(script: string, args: readonly unknown[]) =>
    inSession<Result>('POST', '/execute/sync', { script, args })

  const isIt = async (node: object, role: string, name: string) => {
    const of = `/element/${(node as Record<string, string>)[ELEMENT]}`
    if ((await inSession<string>('GET', `${of}/computedrole`)).replace('image', 'img') !== role) return false
    return (await inSession<string>('GET', `${of}/computedlabel`)).replaceAll(/\s+/g, ' ').trim() === name
  }

  const call: Engine['call'] = async (work, nodes, ...args) =>
    JSON.parse(
      await run(
        `const nodes = [...arguments]; return ${asText(String(work), args, 'nodes')}`,
        nodes.map(({ node }) => node),
      ),
    )

  return {
    call,
    complaints: () =>
      readFileSync(said, 'utf8')
        .split('\n')
        .filter((line) => /CONSOLE (?:\w+ )?ERROR/.test(line)),
    go: (url) => inSession('POST', '/url', { url }).then(() => undefined),
    resize: async (width, height) => {
      await inSession('POST', '/window/rect', { width, height })
      await until(async () => (await run<number>('return innerWidth', [])) === width)
    },
    comeWith: async (url, session) => {
      // It knows the cookies of the page it is at, and of no other.
      await inSession('POST', '/url', { url: `${url}/robots.txt` })
      await inSession('DELETE', '/cookie')
      if (session === null) return
      const cookie = { name: 'session_token', value: session, path: '/', httpOnly: true }
      await inSession('POST', '/cookie', { cookie })
    },
    nodesOf: async (role, name) => {
      const maybe = await run<readonly object[]>(`return (${String(whatMayBe)})(...arguments)`, [
        selectorOf(role),
        name,
      ])
      const found: Node[] = []
      for (const node of maybe) if (await isIt(node, role, name)) found.push({ node })
      return found
    },
    click: async (node) => {
      await call(([there]) => there?.scrollIntoView({ block: 'center', behavior: 'instant' }), [node])
      const move = { type: 'pointerMove', x: 0, y: 0, origin: node.node }
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
      await inSession('POST', '/actions', { actions: [pointer] })
    },
    press: (keys) => perform(chord(keys)),
    type: (text) => perform(typing(text)),
    picture: async () => Buffer.from(await inSession<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await inSession('DELETE', '').catch(() => undefined)
      await driver.stop()
      await screen.stop()
      removeFolder(folder)
    },
  }
}
