import type { Context, Hono } from 'hono'
import { Refusal } from '../../refusals.ts'
import { type Door, passThrough, Written } from './door.server.ts'
import type { Incoming } from './incoming.server.ts'
import { answerAfterWork, answerWithWork } from './idempotency.server.ts'
import { mayBePacked, packed } from './packed.server.ts'
import { asTold, refusalResponse, toRefusal } from './refusal-answer.server.ts'
import type { RequestContext } from '../platform/request-context.ts'

type Sources = {
  readonly contextOf: (http: Context) => Promise<RequestContext>
  /** What is known of a request even where the database cannot be asked. */
  readonly facts: (http: Context) => Incoming
  readonly onAnswer?: OnAnswer | undefined
}

/** Where somebody looks at every answer before it leaves: tests do, to see that it is what its call has declared. */
export type OnAnswer = (door: Door, answer: Response) => Promise<void>

/** Hangs the doors into the wall: one handler a door, one shape of every refusal. */
export function mountApi(app: Hono, doors: readonly Door[], sources: Sources): void {
  for (const spec of doors) {
    app.on(spec.method, spec.path, async (http) => {
      const response = await guarded(http, sources, (request) => answer(spec, request, http))
      await sources.onAnswer?.(spec, response)
      return response
    })
  }
  app.all('/api/*', (http) =>
    guarded(http, sources, () => {
      const methods = doors.filter(({ path }) => path === http.req.path).map(({ method }) => method)
      if (methods.length > 0) http.header('allow', methods.join(', '))
      throw new Refusal(methods.length > 0 ? 'method_not_allowed' : 'not_found')
    }),
  )
}

async function guarded(
  http: Context,
  { contextOf, facts }: Sources,
  work: (request: RequestContext) => Promise<Response>,
): Promise<Response> {
  http.header('cache-control', 'no-store')
  let request: RequestContext | null = null
  try {
    request = await contextOf(http)
    return await work(request)
  } catch (error) {
    const { requestId, language } = facts(http)
    const refusal = asTold(toRefusal(error, requestId), http.req.method)
    return refusalResponse(refusal, request?.language ?? language ?? 'cs', requestId)
  }
}

async function answer(spec: Door, request: RequestContext, http: Context): Promise<Response> {
  const key = http.req.header('idempotency-key')
  if (key && key.length > 200 && spec.method !== 'GET') throw new Refusal('malformed')
  if (!key || !spec.keepsAnswer) return told(http, await passThrough(spec, request, http))

  const actor = actorOf(request)
  const text = `${spec.method} ${http.req.path}\n${await http.req.text()}`
  const answerOnce = spec.keepsAnswer === 'with-work' ? answerWithWork : answerAfterWork
  const { status, body } = await answerOnce(request.db, { actor, key, request: text }, async (db) => {
    const response = respond(http, await passThrough(spec, { ...request, db }, http))
    return { status: response.status, body: await response.text() }
  })
  return new Response(body, { status, headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' } })
}

/** Whose request it is; a program never gets an answer given to its owner, or to another of his keys. */
function actorOf({ visitor, address }: RequestContext): string {
  if (!visitor) return `address:${address}`
  const { id, program } = visitor
  return program ? `account:${id} program:${program.keyId}` : `account:${id}`
}

const JSON_TYPE = 'application/json; charset=utf-8'

function respond(http: Context, result: object): Response {
  if (result instanceof Response) return result
  http.header('content-type', JSON_TYPE)
  return http.body(JSON.stringify(result))
}

async function told(http: Context, result: object): Promise<Response> {
  if (result instanceof Response) return result
  http.header('content-type', JSON_TYPE)
  http.header('vary', 'accept-encoding')
  const written = result instanceof Written ? result : new Written(result)
  const { body, size } = written
  if (!mayBePacked(size, http.req.header('accept-encoding'))) {
    // Without it the framework cannot tell that this one is short.
    http.header('content-length', String(size))
    return http.body(body)
  }
  http.header('content-encoding', 'gzip')
  written.packed ??= await packed(body)
  return http.body(written.packed)
}
