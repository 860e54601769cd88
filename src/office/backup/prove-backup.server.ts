import { Refusal } from '../../refusals.ts'
import type { Manifest } from './manifest.ts'
import { readManifestOf } from './read-manifest.server.ts'
import { proveSeal } from './seal.server.ts'

/** Reads it to its last byte: refuses whatever this house did not write exactly so. What is no backup at all is called that. */
export async function proveBackup(path: string): Promise<Manifest> {
  try {
    await proveSeal(path)
  } catch (error) {
    const isUnsealed = error instanceof Refusal && error.code === 'unsealed_backup'
    if (isUnsealed && !(await readManifestOf(path))) throw new Refusal('not_a_backup')
    throw error
  }
  const manifest = await readManifestOf(path)
  if (!manifest) throw new Refusal('not_a_backup')
  return manifest
}
