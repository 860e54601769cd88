import { chromium } from '@playwright/test'
import { programOf } from '../faults/parts.ts'
import { asText, type Engine, type Node } from './engine.ts'

/** What it calls by another word than ARIA. */
const OWN_WORDS: Readonly<Record<string, string>> = { button: 'DisclosureTriangle', img: 'image' }

type Remote = { readonly objectId?: string; readonly value?: string }

/** Chromium, so that what is asked of the other two is asked of all three; the tree is its own, not Playwright's. */
export async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? programOf('chromium') ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  const context = await browser.newContext({ locale: 'cs-CZ' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const tree = await context.newCDPSession(page)

  const call: Engine['call'] = async (work, nodes, ...args) => {
    const { result: here } = (await tree.send('Runtime.evaluate', { expression: 'globalThis' })) as {
      result: Remote
    }
    const answer = await tree.send('Runtime.callFunctionOn', {
      functionDeclaration: `function (...nodes) { return ${asText(String(work), args, 'nodes')} }`,
      ...(here.objectId ? { objectId: here.objectId } : {}),
      arguments: nodes.map(({ node }) => ({ objectId: String(node) })),
      returnByValue: true,
    })
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description)
    return JSON.parse(String(answer.result.value))
  }

  return {
    call,
    complaints: () => complaints,
    go: (url) => page.goto(url).then(() => undefined),
    resize: (width, height) => page.setViewportSize({ width, height }),
    comeWith: async (url, session) => {
      await context.clearCookies()
      if (session !== null)
        await context.addCookies([{ name: 'session_token', value: session, url, httpOnly: true }])
    },
    nodesOf: async (role, accessibleName) => {
      const { root } = await tree.send('DOM.getDocument', { depth: 0 })
      const asked = { backendNodeId: root.backendNodeId, accessibleName }
      const { nodes } = await tree.send('Accessibility.queryAXTree', asked)
      const found: Node[] = []
      for (const { ignored, backendDOMNodeId, role: told } of nodes) {
        if (![role, OWN_WORDS[role]].includes(told?.value)) continue
        if (ignored || backendDOMNodeId === undefined) continue
        const { object } = await tree.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId })
        found.push({ node: object.objectId })
      }
      return found
    },
    click: async (node) => {
      const { x, y } = await call(
        ([there]) => {
          there?.scrollIntoView({ block: 'center', behavior: 'instant' })
          const box = there?.getBoundingClientRect() ?? new DOMRect()
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        },
        [node],
      )
      await page.mouse.click(x, y)
    },
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
