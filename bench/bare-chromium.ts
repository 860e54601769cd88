import { startPart } from '../test/faults/parts.ts'
import { aFolder, removeFolder } from '../test/house.ts'
import { talkTo } from '../test/browsers/talk-to.ts'
import { until } from '../test/until.ts'

export type Traced = {
  readonly name: string
  readonly tid: number
  readonly pid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
  'about:blank',
]
const CATEGORIES = [
  'loading',
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
]
/** A phone held upright. */
const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true }

/**
 * A phone of one page with nothing in it but the page: what drives a browser in the journeys puts a third of a megabyte of its own
 * scripts into each document it looks at and opens a second world there, and the page's thread pays for both.
 */
export async function openBareChromium(atStart: () => void) {
  const profile = aFolder()
  const browser = startPart('chromium', [...ARGS, `--user-data-dir=${profile}`])
  const port = () => /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(browser.said())?.[1]
  await until(() => port() !== undefined, { within: 30_000 })
  const made = await fetch(`http://127.0.0.1:${port()}/json/new?about:blank`, { method: 'PUT' })
  const { webSocketDebuggerUrl } = (await made.json()) as { webSocketDebuggerUrl: string }
  const { send, hear, hangUp } = await talkTo(webSocketDebuggerUrl)
  const heard = (event: string) => new Promise<void>((told) => hear(event, () => told()))
  await send('Emulation.setDeviceMetricsOverride', PHONE)
  await send('Page.enable', {})
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(atStart)})()` })

  return {
    comeWith: (url: string, value: string) =>
      send('Network.setCookie', { name: 'session_token', value, url, httpOnly: true }),
    go: async (url: string) => {
      const loaded = heard('Page.loadEventFired')
      await send('Page.navigate', { url })
      await loaded
    },
    /** Done in the page, waited for, and told. */
    ask: async <Told, Given = undefined>(
      work: (given: Given) => Told | Promise<Told>,
      given?: Given,
    ): Promise<Told> => {
      const expression = `(${String(work)})(${JSON.stringify(given)})`
      const { result, exceptionDetails } = await send<{
        result: { value: Told }
        exceptionDetails?: object
      }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      return result.value
    },
    traced: async (work: () => Promise<unknown>): Promise<readonly Traced[]> => {
      const told: Traced[] = []
      hear('Tracing.dataCollected', ({ value }: { value: readonly Traced[] }) => void told.push(...value))
      await send('Tracing.start', { categories: CATEGORIES.join(','), transferMode: 'ReportEvents' })
      await work()
      const complete = heard('Tracing.tracingComplete')
      await send('Tracing.end', {})
      await complete
      return told.toSorted((a, b) => a.ts - b.ts)
    },
    close: async () => {
      hangUp()
      await browser.stop()
      removeFolder(profile)
    },
  }
}
