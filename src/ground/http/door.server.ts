import type { Context } from 'hono'
import { z } from 'zod'
import { type ClubPart } from '../../club-parts.ts'
import { partOf, can, type Permission } from '../../permissions.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import { type Sends, withinShare } from './fair-share.server.ts'
import { fieldFaults } from './field-fault.ts'
import type { Answers, DeclaresAll, Told } from './told.ts'
import { asMeant, isPlainText } from '../values/plain-text.ts'
import { nameProgram } from '../platform/asking.server.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { memory } from '../postgres/remembered.server.ts'
import type { Visitor } from '../platform/visitor.ts'

/** Who may pass: anyone, anyone signed in, or those with a permission. */
export type Who = 'anyone' | 'signed-in' | Permission
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

type Call<W extends Who, Body, Query, Params> = Omit<RequestContext, 'visitor'> & {
  readonly visitor: W extends 'anyone' ? Visitor | null : Visitor
  readonly body: Body
  readonly query: Query
  readonly params: Params
  readonly http: Context
}

type Schema = z.ZodType
type Out<S> = S extends Schema ? z.infer<S> : undefined

export type Door = {
  readonly method: Method
  readonly path: string
  readonly who: Who
  /** The part of the club it belongs to, where its right does not say so: switched off, there is no such call. */
  readonly part?: ClubPart
  readonly summary: string
  readonly body?: Schema
  readonly query?: Schema
  readonly params?: Schema
  /** Content types of a file that is itself the body; the handler reads it. */
  readonly file?: readonly string[]
  /** A machine that shows its secret passes as well, without a session: there is no visitor then. */
  readonly orMachine?: (authorization: string | undefined) => boolean
  /** A call all of whose fields may be left out may come without a body at all. */
  readonly bodyMayBeMissing?: true
  /** What is said to whoever has not signed in, where the club has its own words for it. */
  readonly toStrangers?: RefusalCode
  /** Open to those who have not confirmed the rules and verified the profile yet. */
  readonly beforeOnboarding?: true
  /** A GET that is noted or counted: nobody's page but ours may set it off. */
  readonly leavesTrace?: true
  /**
   * A call that says so gives whoever repeats his Idempotency-Key the same answer again: `with-work` stores it in the
   * transaction of the work, `after-work` once something outside the database (the bank, a file) has been waited for.
   * Where nothing is said (a secret, a counted try, a file) a repeated request is just another one.
   */
  readonly keepsAnswer?: 'with-work' | 'after-work'
  /**
   * Its answer hangs on nothing but who asks, what for, the day and tables that note their changes: asked again before anything
   * in the club has changed, it is told as it was. Its handler is given no more than that.
   */
  readonly remembers?: true
  /** What it answers, strictly: a field nobody declared is a field nobody may count on. */
  readonly answers?: Answers
  /** What it sends instead of JSON: everybody has his share of it, and no more. */
  readonly sends?: Sends
  /** Content types of what it sends. */
  readonly sentAs?: readonly string[]
  readonly handle: (call: Call<Who, never, never, never>) => Promise<object>
}

// Whoever answers with anything but JSON says what it is, or it will not compile.
type Returns<A, S> = S extends Sends ? Response : [A] extends [never] ? object : Told<A>

// There is no such field: its name is what the compiler tells whoever has declared neither.
type SaysNothing = { readonly answersOrSends: never }

type SaysWhatItAnswers<A, S, R> = S extends Sends
  ? { readonly sentAs: readonly string[] }
  : [A] extends [never]
    ? SaysNothing
    : DeclaresAll<R, Told<A>>

type DoorSpec<W extends Who, B, Q, P, A, S, R> = Omit<
  Door,
  'who' | 'body' | 'query' | 'params' | 'answers' | 'sends' | 'handle'
> & {
  readonly who: W
  readonly body?: B
  readonly query?: Q
  readonly params?: P
  readonly answers?: A
  readonly sends?: S
  readonly handle: (call: Call<W, Out<B>, Out<Q>, Out<P>>) => Promise<R>
}

/** Declares one API call: who may pass, what it takes, what it does and what it answers. */
export function door<
  const W extends Who,
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  P extends Schema | undefined = undefined,
  A extends Answers = never,
  const S extends Sends | undefined = undefined,
  const R extends Returns<A, S> = Returns<A, S>,
>(spec: DoorSpec<W, B, Q, P, A, S, R> & SaysWhatItAnswers<A, S, R>): Door {
  return spec as unknown as Door
}

/** An identity of a row in a path: digits only, nothing that merely reads like a number. */
export const RowId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** Permission comes before validation: a stranger learns nothing about what a call takes. */
export async function passThrough(spec: Door, request: RequestContext, http: Context): Promise<object> {
  refuseWhatIsOff(spec, request.club.off)
  const visitor = asProgram(spec, request.visitor)
  if (!spec.orMachine?.(http.req.header('authorization'))) refuseStranger(spec, visitor)
  if (spec.leavesTrace && !request.mayAct) throw new Refusal('foreign_origin')
  const call = {
    ...request,
    visitor,
    http,
    params: parseParams(spec.params, http),
    query: parse(spec.query, uniqueQuery(http)),
    body: await readBody(spec, http),
  }
  if (spec.remembers) return toldAgain(spec, call)
  const work = () => spec.handle(call as unknown as Call<Who, never, never, never>)
  return spec.sends ? withinShare(request, { sends: spec.sends, request: http.req.raw }, work) : work()
}

/** A short text leaves in one piece with its headers; a long one would be put into bytes anew each time. */
const LONG = 8192

/** An answer as it leaves, and the same packed once somebody has taken it so. */
export class Written {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly size: number
  packed: Uint8Array<ArrayBuffer> | null = null
  constructor(answer: object) {
    const text = JSON.stringify(answer)
    this.body = text.length < LONG ? text : new TextEncoder().encode(text)
    this.size = Buffer.byteLength(this.body)
  }
}

const MOST_TOLD = 16_000_000
const told = memory<Written>({ most: MOST_TOLD, weigh: ({ size }) => size })

type Asked = Pick<
  Call<'anyone', unknown, unknown, unknown>,
  'db' | 'visitor' | 'today' | 'language' | 'club' | 'params' | 'query'
>

function toldAgain(
  spec: Door,
  { db, visitor, today, language, club, params, query }: Asked,
): Promise<Written> {
  const key = JSON.stringify([spec.path, params, query, visitor, today, language])
  const call: Asked = { db, visitor, today, language, club, params, query }
  return told(
    db,
    key,
    async () => new Written(await spec.handle(call as unknown as Call<Who, never, never, never>)),
  )
}

/** Of a person's own calls these are never a program's: his locks, his way in, and leaving for good. */
const OF_THE_PERSON = /^\/api\/(?:account|auth|onboarding|me\/erasure)(?:\/|$)/
/** What everybody signed in may ask, and what a program must have been given for it; the rest of it are one's own things. */
const FOR_ALL = /^\/api\/(?:batches|search)(?:\/|$)/
/** Lists whose filters come in a body: nothing is changed there. */
const READS = /\/list$/
/** What somebody set aside for himself inside an area: behind a key of the club there is nobody. */
const SOMEBODYS = /^\/api\/members\/views(?:\/|$)/

/** A program passes where its key names the area. What is open to anyone it sees as a stranger, unless it was given the club. */
function asProgram({ method, path, who }: Door, visitor: Visitor | null): Visitor | null {
  if (!visitor?.program) return visitor
  const { isClubs, writes } = visitor.program
  const reads = method === 'GET' || READS.test(path)
  if (OF_THE_PERSON.test(path) || (!reads && !writes)) throw new Refusal('not_allowed')
  if (isClubs && SOMEBODYS.test(path)) throw new Refusal('not_allowed')
  // What anyone may do, a key of the club does as a stranger: no person stands behind it.
  if (who === 'anyone') return can(visitor, 'dashboard.view') && !(isClubs && !reads) ? visitor : null
  const area = who !== 'signed-in' ? who : FOR_ALL.test(path) ? 'dashboard.view' : 'account.edit-own'
  if (!can(visitor, area)) throw new Refusal('not_allowed')
  nameProgram(visitor.program.name)
  return visitor
}

function refuseWhatIsOff({ who, part }: Door, off: readonly ClubPart[]): void {
  const own = part ?? (who === 'anyone' || who === 'signed-in' ? null : partOf(who))
  if (own !== null && off.includes(own)) throw new Refusal('not_found')
}

/** One's own way in: there an officer turns on what his club asks for. */
const OF_THE_LOCKS = /^\/api\/(?:account\/(?:second-step|passkeys|keys)|auth)(?:\/|$)/

function refuseStranger(
  { path, who, beforeOnboarding, toStrangers = 'not_signed_in' }: Door,
  visitor: Visitor | null,
): void {
  if (who === 'anyone') return
  if (!visitor) throw new Refusal(toStrangers)
  if (who !== 'signed-in' && !can(visitor, who)) throw new Refusal('not_allowed')
  if (beforeOnboarding) return
  if (!visitor.confirmedStanovy) throw new Refusal('rules_not_confirmed')
  if (!visitor.verifiedProfile) throw new Refusal('profile_not_verified')
  if (visitor.owesStep && !OF_THE_LOCKS.test(path)) throw new Refusal('second_step_owed')
}

function parseParams(schema: Schema | undefined, http: Context): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(http.req.param())
  if (!parsed.success) throw new Refusal('not_found')
  return parsed.data
}

function parse(schema: Schema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input, { reportInput: true })
  if (!parsed.success) throw new Refusal('invalid_fields', { fields: fieldFaults(parsed.error) })
  return parsed.data
}

/** A query key given twice is a riddle, not a request; so is text nobody could have stored. */
function uniqueQuery(http: Context): Record<string, string> {
  const entries = Object.entries(http.req.queries())
  const isPlain = entries.every(([name, values]) => [name, ...values].every(isPlainText))
  if (!isPlain || entries.some(([, values]) => values.length > 1)) throw new Refusal('malformed')
  return Object.fromEntries(entries.map(([key, [value = '']]) => [key, value]))
}

/** A door that asks for nothing takes nothing: whoever sends a field there believes it does something. */
async function readBody({ method, body, file, bodyMayBeMissing }: Door, http: Context): Promise<unknown> {
  if (file && !file.includes(contentType(http))) throw new Refusal('wrong_type')
  if (file) return undefined
  if (body && bodyMayBeMissing && (await http.req.text()) === '') return parse(body, {})
  if (body) return parse(body, await readJson(http))
  if (method !== 'GET' && (await http.req.text()).trim() !== '') parse(NoFields, await readJson(http))
  return undefined
}

/** What asks for nothing. */
export const NoFields = z.strictObject({})

function contentType(http: Context): string {
  return http.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

async function readJson(http: Context): Promise<unknown> {
  if (contentType(http) !== 'application/json') throw new Refusal('wrong_type')
  const text = await http.req.text()
  try {
    const value: unknown = JSON.parse(text)
    if (!text.isWellFormed() || !isWellFormedDeep(value)) throw new Refusal('malformed')
    return meant(value)
  } catch {
    throw new Refusal('malformed')
  }
}

function meant(value: unknown): unknown {
  if (typeof value === 'string') return asMeant(value)
  if (Array.isArray(value)) return value.map(meant)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, meant(inner)]))
}

/** NUL and half of a surrogate pair cannot be stored by PostgreSQL. */
function isWellFormedDeep(value: unknown): boolean {
  if (typeof value === 'string') return isPlainText(value)
  if (Array.isArray(value)) return value.every(isWellFormedDeep)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(([key, inner]) => isWellFormedDeep(key) && isWellFormedDeep(inner))
  return true
}
