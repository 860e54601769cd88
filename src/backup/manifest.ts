import { z } from 'zod'

/** 1 had tables alone; 2 has the club's files after them, and their sum at the end. */
export const FORMAT = 2

const manifestSchema = z.object({
  format: z.number(),
  createdAt: z.string(),
  /** Which Klubovna wrote it; only for people to read. */
  version: z.string().default(''),
  hasFiles: z.boolean().default(false),
  /** The migrations its tables went through; another Klubovna's tables do not fit ours. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Not the key itself, only enough to tell whether it is the same one. */
  secretMark: z.string(),
  series: z.array(z.object({ name: z.string(), last: z.number() })),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), digest: z.string() }),
  ),
})

const filesSchema = z.object({ count: z.number(), bytes: z.number(), digest: z.string() })

export type Manifest = z.infer<typeof manifestSchema>
export type FilesDigest = z.infer<typeof filesSchema>
export type TableDigest = Pick<Manifest['tables'][number], 'name' | 'rows' | 'digest'>
type Here = Pick<Manifest, 'migrations' | 'secretMark'>

export type RestoreObstacle = 'not_a_backup' | 'newer_backup' | 'other_schema' | 'other_secret'

export function parseManifest(text: string): Manifest | null {
  return parseJson(manifestSchema, text)
}

/** The last thing in a backup: how many files there were and the sum over them. */
export function parseFilesDigest(text: string): FilesDigest | null {
  return parseJson(filesSchema, text)
}

function parseJson<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The same files under the same names, whole. */
export function isSameFiles(one: FilesDigest | null, other: FilesDigest | null): boolean {
  return one?.count === other?.count && one?.bytes === other?.bytes && one?.digest === other?.digest
}

/** Why this backup cannot be put back here; null when it can. */
export function obstacleTo(manifest: Manifest | null, here: Here): RestoreObstacle | null {
  if (!manifest) return 'not_a_backup'
  if (manifest.format > FORMAT) return 'newer_backup'
  const known = new Map(here.migrations.map(({ name, hash }) => [name, hash]))
  const fits =
    manifest.migrations.length === known.size &&
    manifest.migrations.every(({ name, hash }) => known.get(name) === hash)
  if (!fits) return manifest.migrations.some(({ name }) => !known.has(name)) ? 'newer_backup' : 'other_schema'
  return manifest.secretMark === here.secretMark ? null : 'other_secret'
}

/** Which tables came back other than they went in. */
export function differences(
  wanted: readonly TableDigest[],
  found: readonly TableDigest[],
): readonly string[] {
  const byName = new Map(found.map((table) => [table.name, table]))
  return wanted
    .filter(({ name, rows, digest }) => {
      const table = byName.get(name)
      return table?.rows !== rows || table.digest !== digest
    })
    .map(({ name }) => name)
}
