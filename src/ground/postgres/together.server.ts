import type pg from 'pg'
import type { SpeltQuery } from './spelling.server.ts'

type Wire = Parameters<pg.Query['prepare']>[0]
type Message = object
type Answered = (fault: unknown, results?: readonly pg.QueryResult[]) => void

declare module 'pg' {
  interface Connection {
    /** Told to the database, which has not answered yet. */
    readonly submittedNamedStatements: Readonly<Record<string, string>>
  }
  interface Query {
    readonly name: string | undefined
    readonly text: string
    callback?: (fault: Error | null, result?: pg.QueryResult) => void
    requiresPreparation(): boolean
    prepare(connection: pg.Connection): void
    handleDataRow(row: object): void
    handleCommandComplete(message: object, connection: pg.Connection): void
    handleReadyForQuery(connection: pg.Connection): void
  }
}

/**
 * Statements that travel as one: written at once and answered at once, so that the two sides wait for each other once. When
 * one of them fails, the database passes over those after it, and all of them have failed.
 */
export class Together {
  readonly #parts: readonly SpeltQuery[]
  readonly #results: pg.QueryResult[] = []
  #answered = 0
  #fault: Error | null = null
  callback: Answered | undefined

  constructor(parts: readonly SpeltQuery[]) {
    this.#parts = parts
    for (const part of parts)
      part.callback = (fault, result) => {
        if (fault) this.#fault ??= fault
        else if (result) this.#results.push(result)
      }
  }

  get #part(): SpeltQuery | undefined {
    return this.#parts[this.#answered]
  }

  // What the driver remembers of the statement whose answer comes in.
  get name(): string | undefined {
    return this.#part?.name
  }

  get text(): string | undefined {
    return this.#part?.text
  }

  submit(connection: Wire): null {
    const unfinished: Wire = Object.create(connection, { sync: { value: () => undefined } })
    connection.stream.cork()
    try {
      for (const part of this.#parts) {
        // One that cannot even be written down: nothing may be done after it.
        if (!this.#fault) part.prepare(unfinished)
      }
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  handleRowDescription(described: Parameters<SpeltQuery['handleRowDescription']>[0]): void {
    this.#part?.handleRowDescription(described)
  }

  handleDataRow(row: Message): void {
    this.#part?.handleDataRow(row)
  }

  handleCommandComplete(message: Message, connection: Wire): void {
    this.#part?.handleCommandComplete(message, connection)
    this.#answered += 1
  }

  handleError(fault: Error, connection: Wire): void {
    // Those behind it were passed over before they were read: their names stand for nothing yet.
    for (const { name } of this.#parts.slice(this.#answered))
      if (name !== undefined) Reflect.deleteProperty(connection.submittedNamedStatements, name)
    const told = this.#fault ?? fault
    this.callback?.(this.#part?.told?.(told) ?? told)
  }

  handleReadyForQuery(connection: Wire): void {
    for (const part of this.#parts) part.handleReadyForQuery(connection)
    if (this.#fault) this.callback?.(this.#fault)
    else this.callback?.(null, this.#results)
  }
}
