import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './root.server.ts'

/** Which Klubovna this is, as the package says. */
export function klubovnaVersion(): string {
  const { version = '' }: { version?: string } = JSON.parse(
    readFileSync(join(projectRoot(), 'package.json'), 'utf8'),
  )
  return version
}
