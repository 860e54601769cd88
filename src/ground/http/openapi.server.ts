import { setImmediate as breathe } from 'node:timers/promises'
import { z } from 'zod'
import { byStatus, RefusalAnswer } from './answer.ts'
import { type Door, door } from './door.server.ts'

type Schema = z.ZodType

const EXAMPLES =
  'Whole examples with a key, and a receiver of hooks, are in docs/api-examples.md of the source.'

/** The description of the API, made from the same schemas that check every request; others pass between one call and the next. */
async function openApi(doors: readonly Door[]) {
  const paths: Record<string, Record<string, object>> = {}
  const shared: Shared = {}
  for (const one of doors) {
    const path = one.path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operation(one, shared) }
    await breathe()
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Klubovna',
      version: '1',
      description: `Money is in whole haléře, days are YYYY-MM-DD, instants ISO 8601 UTC. ${EXAMPLES}`,
    },
    paths,
    components: {
      schemas: shared,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session_token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operation(spec: Door, shared: Shared): object {
  const { who, summary, body, bodyMayBeMissing, file, query, params, beforeOnboarding, orMachine } = spec
  return {
    summary,
    description:
      who === 'anyone'
        ? 'Open to anyone.'
        : `Who: ${who}${beforeOnboarding ? ', also before onboarding' : ''}${orMachine ? ', or a machine with its secret as Bearer' : ''}.`,
    ...(who === 'anyone' ? {} : { security: [{ cookie: [] }, { bearer: [] }] }),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body ? { requestBody: { required: !bodyMayBeMissing, content: json(jsonSchema(body)) } } : {}),
    ...(file
      ? { requestBody: { required: true, content: Object.fromEntries(file.map((type) => [type, {}])) } }
      : {}),
    responses: {
      ...responses(spec, shared),
      default: { description: 'Refused.', content: json(answerSchema(RefusalAnswer, shared)) },
    },
  }
}

/** Schemas with a name of their own are described once; the calls only point at them. */
type Shared = Record<string, object>

const STATUSES: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'A run has been started.',
  409: 'It has changed meanwhile.',
}

function responses({ answers, sentAs }: Door, shared: Shared): object {
  if (sentAs)
    return {
      200: { description: 'As it is.', content: Object.fromEntries(sentAs.map((type) => [type, {}])) },
    }
  return Object.fromEntries(
    [...byStatus(answers)].map(([status, schema]) => [
      status,
      { description: STATUSES[status], content: json(answerSchema(schema, shared)) },
    ]),
  )
}

const json = (schema: object) => ({ 'application/json': { schema } })

/** What the caller gets, as it looks on the wire. */
function answerSchema(schema: Schema, shared: Shared): object {
  const { $schema: _, ...whole } = z.toJSONSchema(z.tuple([schema]), { override: withoutLimits })
  const { $defs = {}, prefixItems: [own = {}] = [] } = JSON.parse(
    JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as { $defs?: Shared; prefixItems?: object[] }
  Object.assign(shared, $defs)
  return own
}

type Described = { readonly jsonSchema: { minimum?: number; maximum?: number; id?: string } }

/** That a number fits into a number of JavaScript goes without saying, and a name is said by where it stands. */
function withoutLimits({ jsonSchema }: Described): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  delete jsonSchema.id
}

function parameters(place: 'path' | 'query', schema: Schema | undefined): readonly object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

/** What the caller sends, before we tidy it up. */
function jsonSchema(schema: Schema): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

/** The two doors that tell about all the others. */
export function describingDoors(doors: () => readonly Door[]): readonly Door[] {
  // The calls are the same until the next start: each description is made once, for whoever asks first.
  let forMachines: ReturnType<typeof openApi> | null = null
  let forPeople: ReturnType<typeof sections> | null = null
  return [
    door({
      method: 'GET',
      path: '/api/openapi.json',
      who: 'anyone',
      summary: 'This description, for machines (OpenAPI 3.1)',
      answers: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
      handle: () => (forMachines ??= openApi(doors())),
    }),
    door({
      method: 'GET',
      path: '/api/docs',
      sends: 'page',
      sentAs: ['text/html'],
      who: 'anyone',
      summary: 'This description, for people',
      handle: async ({ nonce }) => {
        forPeople ??= sections(doors())
        const type = { 'content-type': 'text/html; charset=utf-8' }
        return new Response(page(await forPeople, nonce), { headers: type })
      },
    }),
  ]
}

const LOOK = `body{font:16px/1.5 Barlow,system-ui,sans-serif;margin:0;background:#fafaf9;color:#1c1917}main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}h1{border-bottom:4px dashed #ca8a04;padding-bottom:.75rem}h2{font-size:1.05rem;margin:2rem 0 .25rem}p{margin:.25rem 0}a,summary{color:inherit}pre{background:#f5f5f4;padding:1rem;border-radius:12px;overflow:auto}@media(prefers-color-scheme:dark){body{background:#0c0a09;color:#fafaf9}pre{background:#1c1917}}`

async function sections(doors: readonly Door[]): Promise<string> {
  const rows: string[] = []
  for (const { method, path, who, summary, body } of doors) {
    rows.push(
      `<section><h2><code>${method} ${escape(path)}</code></h2><p>${escape(summary)}. Who: ${escape(who)}.</p>${body ? `<details><summary>Body</summary><pre tabindex="0">${escape(JSON.stringify(jsonSchema(body), null, 2))}</pre></details>` : ''}</section>`,
    )
    await breathe()
  }
  return rows.join('')
}

function page(rows: string, nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Klubovna API</title><style nonce="${nonce}">${LOOK}</style></head><body><main><h1>Klubovna API</h1><p>JSON in and out. For machines: <a href="/api/openapi.json">openapi.json</a>. ${EXAMPLES}</p>${rows}</main></body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
