import type { RequestHandler, RouterContextProvider } from 'react-router'

/** Says that the page was handed over beside its answer; never leaves the house. */
const BESIDE = 'x-drawn-beside'
const texts = new WeakMap<Readonly<RouterContextProvider>, string>()

/**
 * A page as text, handed over beside its answer: on its way through the router a body becomes a stream, is copied and read again,
 * several times a page.
 */
export function besideAnswer(
  context: Readonly<RouterContextProvider>,
  text: string,
  { status, headers }: { readonly status: number; readonly headers: Headers },
): Response {
  texts.set(context, text)
  headers.set(BESIDE, '1')
  return new Response(null, { status, headers })
}

/** Draws as the router does; what comes back is nobody else's, and has its text again. */
export function drawingWhole(
  render: RequestHandler,
): (request: Request, context: RouterContextProvider) => Promise<Response> {
  return async (request, context) => {
    const answer = await render(request, context)
    const text = answer.headers.get(BESIDE) ? texts.get(context) : undefined
    if (text === undefined) return new Response(answer.body, answer)
    const headers = new Headers(answer.headers)
    headers.delete(BESIDE)
    // Said here: whoever says it of an answer that is on its way has it made anew.
    headers.append('vary', 'accept-encoding')
    return new Response(text, { status: answer.status, headers })
  }
}
