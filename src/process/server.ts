import { join } from 'node:path'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { serve, type ServerType } from '@hono/node-server'
import * as screens from 'virtual:react-router/server-build'
import { createApp } from './app.server.ts'
import { type House, openHouse } from './house.server.ts'
import { ConfigError, readConfig } from '../ground/platform/config.server.ts'
import { StartError } from '../ground/platform/data-dir.server.ts'
import { log } from '../ground/platform/log.server.ts'
import { quickPages } from '../ground/http/quick-pages.server.ts'
import { projectRoot } from '../ground/platform/root.server.ts'
import { atConsole } from '../ground/platform/console.server.ts'
import { announce } from './announce.server.ts'
import { openingWords } from './start.words.ts'

// A visitor who dawdles must not hold a connection for ever; Node looks only as often as told.
const LIMITS = {
  headersTimeout: 10_000,
  // A photo from a phone may take its time; whoever falls silent is told so by platform/body-watch.
  requestTimeout: 0,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
}

const HANG_UP_AFTER = 1000
/** The stated time (docs/operations.md): so long what is in flight may take to its end, then it is cut; then the house is shut. */
const CUT_AFTER = 20_000
const GIVE_UP_AFTER = 35_000
const GOODBYES = 500

const say = atConsole(openingWords)

try {
  await main()
} catch (error) {
  if (error instanceof ConfigError || error instanceof StartError) {
    process.stderr.write(`\n${say('notStarted')}\n${error.message}\n\n`)
  } else {
    log.fatal({ err: error }, 'the start failed')
  }
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const house = await openHouse(config, {
    build: { id: __BUILD_ID__, timestamp: __BUILD_TIME__ },
    onLost: () => {
      process.stderr.write(`\n${say('databaseLost', { seconds: config.databasePatience })}\n\n`)
      process.exit(1)
    },
  })
  const app = createApp(house, { screens, clientFolder: join(projectRoot(), 'build', 'client') })
  const server = serve(
    {
      fetch: app.fetch,
      port: config.port,
      hostname: config.host,
      serverOptions: LIMITS,
      createServer: quickServer(house),
    },
    ({ port }) => void announce(house, port),
  )
  server.once('error', (error) => {
    const why = say('notListening', { place: `${config.host}:${config.port}`, why: error.message })
    process.stderr.write(`\n${say('notStarted')}\n${why}\n\n`)
    void house.close().finally(() => process.exit(1))
  })

  hangUpOnDawdlers(server)
  const shutDown = closer(server, house)
  // A closed terminal is a request to close, too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, shutDown)
  watchParent(shutDown)
}

/** Strangers who ask for what was just drawn do not wait behind those who want something. */
function quickServer(house: House): typeof createServer {
  return ((options: ServerOptions, listener: RequestListener) =>
    createServer(options, quickPages(house, listener))) as typeof createServer
}

/** Who has his answer and still owes the end of his request has nothing more to say. */
function hangUpOnDawdlers(server: ServerType): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (request.complete) return
      setTimeout(() => request.complete || request.socket.destroy(), HANG_UP_AFTER).unref()
    })
  })
}

/**
 * No more work is taken from the queue. What is in flight is finished; whoever will not finish is cut off, and the house
 * is closed all the same. For half a second, or as long as a load balancer needs to look elsewhere, every answer still
 * comes and says goodbye, so that nobody who keeps a connection open finds it slammed.
 */
function closer(server: ServerType, house: House): () => void {
  let closing = false
  const open = new Set<ServerResponse>()
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.shouldKeepAlive &&= !closing
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  const drain = house.config.drainSeconds * 1000
  return () => {
    if (closing) return
    closing = true
    house.rest()
    for (const response of open) response.shouldKeepAlive = false
    const close = () => server.close(() => void house.close().then(() => process.exit(0)))
    setTimeout(close, Math.max(GOODBYES, drain))
    setTimeout(() => process.exit(1), drain + GIVE_UP_AFTER).unref()
    if ('closeAllConnections' in server)
      setTimeout(() => server.closeAllConnections(), drain + CUT_AFTER).unref()
  }
}

/** `npm start` ended without telling us (a closed terminal, a kill): the app goes with it. */
function watchParent(shutDown: () => void): void {
  if (process.env.KLUBOVNA_PARENT !== '1') return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) shutDown()
  }, 500).unref()
}
