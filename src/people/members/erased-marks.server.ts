import { seal } from '../../ground/platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import { folded, nameKey } from './likeness.ts'

type Traits = {
  readonly emails?: readonly string[]
  readonly hogNumbers?: readonly string[]
  readonly names?: readonly {
    readonly firstName: string
    readonly lastName: string
    readonly birthDate: string | null
  }[]
}

/**
 * What is left of somebody who was forgotten: marks made with the house's key, good for recognising him and for nothing else.
 * A name alone marks nobody; there are many Nováks.
 */
export function erasedMarks({ emails = [], hogNumbers = [], names = [] }: Traits): string[] {
  const texts = [
    ...emails.map((email) => `email:${email.trim().toLowerCase()}`),
    ...hogNumbers.map((number) => `hog:${folded(number)}`),
    ...names.flatMap((name) => (name.birthDate ? [`born:${nameKey(name)}:${name.birthDate}`] : [])),
  ]
  return [...new Set(texts)].map((text) => seal('erased', text).toString('hex'))
}

export async function listErasedMarks(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('erasedPerson').select('marks').execute()
  return new Set(rows.flatMap(({ marks }) => marks))
}
