import { isLostConnection } from '../ui/error-code.ts'
import { noteAnswer } from './answered.ts'
import { freeFetchers, showAtRest } from './at-rest.ts'
import { dropLost, type Lost, signalIsBack, tellLost } from './lost.ts'
import { hushOlder, speakAgain } from './older-success.ts'
import { forgetKey, keyOf, printOf } from './sent-keys.ts'
import { sendAgain, takeForm, watchForms } from './sent-form.ts'

type Fetch = typeof fetch
type Sent = { readonly print: string; readonly pressed: ReturnType<typeof takeForm> }

/** What the router asks the house for goes through here; everything else (files, calls of the API) as ever. */
export function installSteadyFetch(): void {
  const plain: Fetch = window.fetch.bind(window)
  watchForms()
  window.addEventListener('online', signalIsBack)
  window.fetch = (input, init) =>
    input instanceof URL && init?.signal && isRouters(input)
      ? steadily(plain, input, { ...init, signal: init.signal })
      : plain(input, init)
}

const isRouters = ({ origin, pathname }: URL) =>
  origin === location.origin && (pathname.endsWith('.data') || pathname === '/__manifest')

async function steadily(
  plain: Fetch,
  address: URL,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> {
  const sent = sentBy(address, init)
  const headers = new Headers(init.headers)
  if (sent) {
    hushOlder()
    headers.set('idempotency-key', keyOf(sent.print))
  }
  for (;;) {
    try {
      const answer = await whole(await plain(address, { ...init, headers }))
      if (sent) await settle(sent, answer.clone())
      signalIsBack()
      return answer
    } catch (error) {
      if (init.signal.aborted || !isLostConnection(error)) throw error
      await anotherTry(address, sent, init.signal)
    }
  }
}

function sentBy(address: URL, { method = 'GET', body }: RequestInit): Sent | null {
  if (method === 'GET') return null
  const path = address.pathname.replace(/(?:^\/_)?\.data$/, '') || '/'
  return { print: printOf(path, body), pressed: takeForm(path) }
}

/** An answer may break off in its middle, too. */
async function whole(answer: Response): Promise<Response> {
  if (!answer.body) return answer
  const { status, statusText, headers } = answer
  return new Response(await answer.arrayBuffer(), { status, statusText, headers })
}

async function settle({ print, pressed }: Sent, answer: Response): Promise<void> {
  forgetKey(print)
  speakAgain()
  dropLost(({ isForm }) => isForm)
  if (pressed) await noteAnswer(pressed, answer)
}

/** Over when it is wanted again; fails when the visitor has gone on to something else. */
function anotherTry(address: URL, sent: Sent | null, signal: AbortSignal): Promise<void> {
  const { pressed } = sent ?? {}
  return new Promise((resolve, reject) => {
    const isFreed = pressed && freeFetchers(address.pathname.replace(/\.data$/, ''))
    const showWaiting = isFreed ? () => undefined : showAtRest()
    const lost: Lost = {
      isForm: sent !== null,
      again: () => {
        if (pressed && sendAgain(pressed)) return
        showWaiting()
        resolve()
      },
    }
    const leave = () => reject(new DOMException('left', 'AbortError'))
    tellLost(lost)
    if (signal.aborted) return leave()
    signal.addEventListener(
      'abort',
      () => {
        dropLost((one) => one === lost)
        leave()
      },
      { once: true },
    )
  })
}
