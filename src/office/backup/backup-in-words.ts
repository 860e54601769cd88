import { type Language, speak } from '../../ground/values/words.ts'
import { backupConsoleWords } from './backup-console.words.ts'
import type { Manifest } from './manifest.ts'

type Foreign = {
  readonly manifest: Manifest
  readonly webmasters: readonly string[]
  readonly seal: 'unsealed_backup' | 'other_secret' | null
  readonly isProved: boolean
}

export const rowsOf = (tables: readonly { readonly rows: number }[]) =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

export function restoredInWords(
  { createdAt, tables }: Manifest,
  { files, language }: { readonly files: number; readonly language: Language },
): string {
  return speak(backupConsoleWords, language)('restored', { moment: createdAt, rows: rowsOf(tables), files })
}

export function foreignInWords(
  { manifest, webmasters, seal, isProved }: Foreign,
  language: Language,
): string {
  const say = speak(backupConsoleWords, language)
  const members = manifest.tables.find(({ name }) => name === 'member')?.rows ?? 0
  return [
    say('foreign', {
      moment: manifest.createdAt,
      version: manifest.version || '?',
      members,
      rows: rowsOf(manifest.tables),
    }),
    say(isProved ? 'proved' : (seal ?? 'ours')),
    say('webmasters', { names: webmasters.join(', ') || say('nobody') }),
    say('nothingChanged'),
  ].join('\n')
}
