import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { createApp } from '../src/process/app.server.ts'
import type { House } from '../src/process/house.server.ts'
import { newCounters } from '../src/ground/values/counters.ts'
import { newPageCache } from '../src/ground/http/page-cache.server.ts'
import { readConfig } from '../src/ground/platform/config.server.ts'
import type { Db } from '../src/tables.ts'
import { checkAnswer } from './answers.ts'
import { lookAtAnswer } from './careful.ts'
import { noteSecretsIn, noteToken } from './known-secrets.ts'
import { aMailRoom } from './mail-room.ts'

type Env = Readonly<Record<string, string>>

/** Houses that are open, by their database and their settings: it takes longer to open one than to ask it something. */
const open = new WeakMap<Db, Map<string, Hono>>()

/**
 * The house on a test database: the API and all that stands before it, and its screens where they are given. Whoever asks for the
 * same once more comes to the same house, as people do; one with screens keeps pages, and is opened anew.
 */
export function anApp(db: Db, env: Env = {}, screens?: ServerBuild): Hono {
  if (screens) return anewApp(db, env, screens)
  const here = open.get(db) ?? new Map<string, Hono>()
  open.set(db, here)
  const settings = JSON.stringify(env)
  const app = here.get(settings) ?? anewApp(db, env)
  here.set(settings, app)
  return app
}

/** Another house on the same database. */
export function anewApp(
  db: Db,
  env: Env = {},
  screens?: ServerBuild,
  state: Partial<Pick<House, 'isAlive'>> = {},
): Hono {
  noteSecretsIn(env)
  const config = readConfig({ DEMO: 'off', ...env })
  return createApp(
    {
      config,
      db,
      databaseUrl: '',
      mailRoom: aMailRoom(),
      isDemo: false,
      isReady: () => true,
      isAlive: () => true,
      counters: newCounters(),
      connections: () => ({ open: 0, idle: 0, waiting: 0 }),
      pages: newPageCache(),
      build: { id: 'test', timestamp: 0 },
      rest: () => undefined,
      close: async () => undefined,
      ...state,
    },
    { onAnswer: checkAnswer, ...(screens ? { screens } : {}) },
  )
}

type Call = {
  readonly method?: string
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Env
}

/** One call as a script would make it: JSON in, JSON out, the token as Bearer. */
export async function call(
  app: Hono,
  path: string,
  { method = 'POST', body, token, headers = {} }: Call = {},
) {
  if (token) noteToken(token)
  noteSecretsIn(body)
  const response = await app.request(`http://localhost:3000${path}`, {
    method,
    headers: {
      host: 'localhost:3000',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  lookAtAnswer(`${method} ${path}`, response, text)
  return {
    status: response.status,
    headers: response.headers,
    json: text.startsWith('{') ? JSON.parse(text) : null,
    text,
    bytes,
  }
}
