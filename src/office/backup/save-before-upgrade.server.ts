import { atConsole } from '../../ground/platform/console.server.ts'
import { StartError } from '../../ground/platform/data-dir.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import { Refusal, REFUSAL_WORDS } from '../../refusals.ts'
import { backupConsoleWords } from './backup-console.words.ts'
import { makeBackup } from './backups.server.ts'

/** The club as it was, before the first table changes: whatever an upgrade does, there is a way back. */
export async function saveBeforeUpgrade(): Promise<void> {
  try {
    const { name } = await makeBackup(() => undefined, 'beforeUpgrade')
    log.info({ backup: name }, 'the club was backed up before its tables change')
  } catch (error) {
    const why = reason(error)
    throw new StartError(atConsole(backupConsoleWords)('notSavedBeforeUpgrade', { why }))
  }
}

/** Whoever said that he has a backup elsewhere is told that it was believed. */
export function sayUnsaved(): void {
  process.stdout.write(`\n${atConsole(backupConsoleWords)('upgradedUnsaved')}\n`)
}

function reason(error: unknown): string {
  if (error instanceof Refusal) return atConsole(REFUSAL_WORDS)(error.code)
  return `${error instanceof Error ? error.message : String(error)}.`
}
