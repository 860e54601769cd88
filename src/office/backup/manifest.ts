import { z } from 'zod'

/** 1 had tables alone; 2 has the club's files after them, and their sum at the end; 3 is sealed. */
export const FORMAT = 3

const manifestSchema = z.object({
  format: z.number(),
  createdAt: z.string(),
  /** Which Klubovna wrote it; only for people to read. */
  version: z.string().default(''),
  hasFiles: z.boolean().default(false),
  /** The migrations its tables went through; those it lacks it goes through on the way back. */
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

export type RestoreObstacle = 'not_a_backup' | 'newer_backup' | 'other_schema'

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

/** Why this backup cannot be put back here, whoever wrote it; null when it can. */
export function obstacleTo(manifest: Manifest | null, here: Manifest['migrations']): RestoreObstacle | null {
  if (!manifest) return 'not_a_backup'
  if (manifest.format > FORMAT) return 'newer_backup'
  const known = new Map(here.map(({ name, hash }) => [name, hash]))
  if (manifest.migrations.some(({ name }) => !known.has(name))) return 'newer_backup'
  return manifest.migrations.every(({ name, hash }) => known.get(name) === hash) ? null : 'other_schema'
}

/** Whether its tables went through everything ours did. */
export function isOfThisSchema(manifest: Manifest, here: Manifest['migrations']): boolean {
  return manifest.migrations.length === here.length
}

type Columns = Pick<Manifest['tables'][number], 'name'> & { readonly columns: readonly string[] }

type Schema = {
  readonly tables: readonly Columns[]
  readonly passing: readonly string[]
  /** Whatever gives numbers. */
  readonly series: readonly string[]
}

/**
 * Tables a backup says nothing of, names that are none of ours, or with other columns: any of them would leave half a club; and
 * one that does not know how far its numbers got would give them again.
 */
export function isComplete(manifest: Manifest, schema: Schema): boolean {
  const known = new Map(schema.tables.map(({ name, columns }) => [name, columns.join()]))
  const named = new Set(manifest.tables.map(({ name }) => name))
  return (
    named.size === manifest.tables.length &&
    manifest.tables.every(({ name, columns }) => known.get(name) === columns.toSorted().join()) &&
    schema.tables.every(({ name }) => named.has(name) || schema.passing.includes(name)) &&
    isSameSeries(manifest.series, schema.series)
  )
}

function isSameSeries(told: Manifest['series'], known: readonly string[]): boolean {
  const names = new Set(told.map(({ name }) => name))
  return told.length === names.size && names.size === known.length && known.every((name) => names.has(name))
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
