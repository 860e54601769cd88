import { CompiledQuery, type Compilable } from 'kysely'
import type { Db } from '../../tables.ts'
import { endsTransaction } from './spoken-to.server.ts'

type Values = Readonly<Record<string, unknown>>
/** Stands where a value will be, typed as that value: what a statement is put together from, it never looks at. */
export type Blank<V extends Values> = <Name extends keyof V & string>(name: Name) => V[Name]

class Gap {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type How = {
  /** Its transaction ends with it: nothing more will be asked in it. */ readonly isLast?: boolean
}
type Written = { readonly query: CompiledQuery; readonly names: readonly (string | null)[] }

/**
 * A statement put together once. Writing a large one anew for each request takes the house longer than asking it takes
 * the database; here only the values change. `build` sees blanks in place of them, so nothing in it may depend on one.
 */
export function prepared<V extends Values, Row>(
  build: (db: Db, blank: Blank<V>) => Compilable<Row>,
): (db: Db, values: V, how?: How) => Promise<Row[]> {
  let written: Written | null = null
  return async (db, values, { isLast = false } = {}) => {
    written ??= write(build, db)
    const { query, names } = written
    const parameters = names.map((name, index) => (name === null ? query.parameters[index] : values[name]))
    if (isLast) endsTransaction(parameters)
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(query.sql, parameters))
    return rows
  }
}

function write<V extends Values, Row>(build: (db: Db, blank: Blank<V>) => Compilable<Row>, db: Db): Written {
  const query = build(db, (name) => new Gap(name) as V[typeof name]).compile()
  return { query, names: query.parameters.map((value) => (value instanceof Gap ? value.name : null)) }
}
