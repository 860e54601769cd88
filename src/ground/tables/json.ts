import type { ColumnType } from 'kysely'

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/** Written as text, so that the driver never mistakes a list for a PostgreSQL array. */
export type JsonColumn<Optional = false> = ColumnType<
  Json,
  Optional extends true ? string | undefined : string,
  string
>

/** A stored object as one; anything else is an empty one. */
export function asRecord(value: Json): Readonly<Record<string, Json | undefined>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json | undefined })
    : {}
}
