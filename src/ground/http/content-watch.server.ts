import pg from 'pg'
import { log } from '../platform/log.server.ts'
import type { PageCache } from './page-cache.server.ts'

type Listener = { readonly pages: PageCache; readonly onNews: () => void }

const AGAIN_AFTER = 2000

/** Hears from the database whenever something a stranger's page shows has changed, also in another process. */
export function watchContent(url: string, { pages, onNews }: Listener): { stop: () => Promise<void> } {
  let isStopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'klubovna-content',
      keepAlive: true,
    })
    client = next
    next.on('notification', () => {
      onNews()
      pages.forget()
    })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    try {
      await next.connect()
      await next.query('listen content')
      if (client === next) pages.listen(true)
    } catch {
      lose(next)
    }
  }
  const lose = (lost: pg.Client) => {
    if (client !== lost) return
    client = null
    pages.listen(false)
    if (isStopped) return
    log.warn('news about changed content are not heard; pages are drawn anew each time')
    timer = setTimeout(() => void connect(), AGAIN_AFTER)
    timer.unref()
  }
  void connect()
  return {
    stop: async () => {
      isStopped = true
      if (timer) clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
