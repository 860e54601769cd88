import type { z } from 'zod'

/** What may stand behind each name in the address of a screen. */
export type QueryTable = Readonly<Record<string, z.ZodType>>

/** The address as far as it makes sense: names no screen asks for and values that do not fit are as if they were not said. */
export function knownQuery(asked: URLSearchParams, table: QueryTable): URLSearchParams {
  return new URLSearchParams(
    [...asked].filter(
      ([name, value]) =>
        Object.hasOwn(table, name) && (value === '' || table[name]?.safeParse(value).success),
    ),
  )
}
