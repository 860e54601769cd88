import { StartError } from '../../ground/platform/data-dir.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal, REFUSAL_WORDS } from '../../refusals.ts'
import { makeBackup } from './backups.server.ts'

/** The club as it was, before the first table changes: whatever an upgrade does, there is a way back. */
export async function saveBeforeUpgrade(): Promise<void> {
  try {
    const { name } = await makeBackup(() => undefined, 'beforeUpgrade')
    log.info({ backup: name }, 'the club was backed up before its tables change')
  } catch (error) {
    throw new StartError(
      `Před úpravou databáze pro novou verzi se nepovedlo klub zálohovat: ${reason(error)} Nic se nezměnilo. Odstraň příčinu a spusť Klubovnu znovu; máš-li zálohu odjinud, jde to i bez ní s BACKUP_BEFORE_UPGRADE=off.`,
    )
  }
}

function reason(error: unknown): string {
  if (error instanceof Refusal) return speak(REFUSAL_WORDS, 'cs')(error.code)
  return `${error instanceof Error ? error.message : String(error)}.`
}
