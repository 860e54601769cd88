import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../ground/platform/root.server.ts'
import type { Db } from '../../tables.ts'
import { PAGE_NAMES } from './page-name.ts'
import { insertFirstVersion } from './pages.server.ts'

/** A new club starts with sensible texts, which its officers then make their own. */
export async function insertFirstPages(db: Db): Promise<void> {
  const existing = await db.selectFrom('pageVersion').select('slug').distinct().execute()
  const written = new Set(existing.map(({ slug }) => slug))
  for (const slug of PAGE_NAMES.filter((name) => !written.has(name))) {
    await insertFirstVersion(db, { slug, bodyCs: readText(slug, 'cs'), bodyEn: readText(slug, 'en') })
  }
}

function readText(slug: string, language: 'cs' | 'en'): string {
  return readFileSync(join(projectRoot(), 'db', 'pages', `${slug}.${language}.md`), 'utf8')
}
