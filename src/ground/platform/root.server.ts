import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, whether this code runs from src or from build. */
export function projectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'db', 'migrations'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('The folder db/migrations was not found above the running code.')
  return projectRoot(parent)
}
