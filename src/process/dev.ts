import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import type { createApp as CreateApp } from './app.server.ts'
import type { announce as Announce } from './announce.server.ts'
import type { openHouse as OpenHouse } from './house.server.ts'
import { readConfig } from '../ground/platform/config.server.ts'

// Development: Vite loads every module, so that an edit of a screen shows at once and an edit of the
// server counts from the next request on. Only background jobs want a restart.
const config = readConfig(process.env)
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module

const { openHouse } = await load<{ openHouse: typeof OpenHouse }>('/src/process/house.server.ts')
const { announce } = await load<{ announce: typeof Announce }>('/src/process/announce.server.ts')
const house = await openHouse(config, { build: { id: 'development', timestamp: 0 } })

const listener = getRequestListener(async (request, env) => {
  const { createApp } = await load<{ createApp: typeof CreateApp }>('/src/process/app.server.ts')
  const app = createApp(house, {
    screens: () => load('virtual:react-router/server-build'),
    development: true,
  })
  return app.fetch(request, env)
})
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response))
})
server.listen(config.port, config.host, () => void announce(house, config.port))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([vite.close(), house.close()]).then(() => process.exit(0)))
}
