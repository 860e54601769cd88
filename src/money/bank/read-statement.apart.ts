import { readStatementFile, type StatementFormat } from './statement-file.ts'

export type ReadStatement = {
  readonly format: StatementFormat
  readonly account: string
  readonly lines: number
  /** The statement in JSON, as a draft keeps it: the house passes it on and never unfolds it here. */
  readonly content: string
}

export function work(bytes: Uint8Array): ReadStatement | null {
  const read = readStatementFile(bytes)
  if (!read) return null
  const { format, statement } = read
  const lines = statement.movements.length + statement.unreadable.length
  return { format, account: statement.account, lines, content: JSON.stringify(statement) }
}
