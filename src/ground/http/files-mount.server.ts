import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'

/** The browser's own files; those with a hash in their name never change. */
export function mountFiles(app: Hono, root: string): void {
  const lasting: MiddlewareHandler = async (http, next) => {
    await next()
    if (http.res.status === 200) http.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  }
  const fresh: MiddlewareHandler = async (http, next) => {
    await next()
    http.res.headers.set('cache-control', 'no-cache')
  }
  app.get('/assets/*', lasting, serveStatic({ root, precompressed: true }), (http) =>
    http.text('Not found', 404),
  )
  // Asked for anew each time: a worker that is out of date must not outlive its page.
  for (const worker of ['/sw.js', '/ride-sw.js', '/push-sw.js']) app.get(worker, fresh, serveStatic({ root }))
  app.get('/:file{[\\w-]+\\.(?:ico|svg|png|txt|webmanifest)}', serveStatic({ root }))
}
