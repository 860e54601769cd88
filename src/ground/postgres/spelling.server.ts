import { CamelCasePlugin, type PluginTransformResultArgs } from 'kysely'
import pg from 'pg'

type Described = { readonly fields: readonly { name: string }[] }

declare module 'pg' {
  interface Query {
    handleRowDescription(described: Described): void
  }
}

/** first_name in the database is firstName in the house. */
class Spelling extends CamelCasePlugin {
  override camelCase(name: string): string {
    return super.camelCase(name)
  }

  /** Rows that come over a borrowed connection are spelt here; all others have been by now. */
  override transformResult(args: PluginTransformResultArgs): ReturnType<CamelCasePlugin['transformResult']> {
    const [first] = args.result.rows
    const isForeign = first !== undefined && Object.keys(first).some((name) => name.includes('_'))
    return isForeign ? super.transformResult(args) : Promise.resolve(args.result)
  }
}

export const spelling = new Spelling({ maintainNestedObjectKeys: true })

/** Spells the columns once, as the database describes them; each row anew took a fifth of the time of a list. */
export class SpeltQuery extends pg.Query {
  /** What is told of its fault, where it goes with another. */
  told: ((fault: unknown) => unknown) | undefined
  override handleRowDescription(described: Described): void {
    for (const field of described.fields) field.name = spelling.camelCase(field.name)
    super.handleRowDescription(described)
  }
}
