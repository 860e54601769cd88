import type { z } from 'zod'

/** What comes with each status; a schema alone is what comes with 200. */
export type Answers = z.ZodType | { readonly [Status in 200 | 201 | 202 | 409]?: z.ZodType }

type InputOf<A> = A extends z.ZodType
  ? z.input<A>
  : { [Status in keyof A]: A[Status] extends z.ZodType ? z.input<A[Status]> : never }[keyof A]

type Plain = string | number | boolean | null | undefined | Date

type Frozen<Value> = unknown extends Value
  ? Value
  : Value extends Plain
    ? Value
    : { readonly [Key in keyof Value]: Frozen<Value[Key]> }

/** What a handler with such answers hands over. */
export type Told<A> = Frozen<InputOf<A>>

type KeysOf<T> = T extends Plain ? never : T extends unknown ? keyof T : never
type At<T, Key> = T extends Plain ? never : Key extends keyof T ? T[Key] : never
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never

// An object may always have more fields than its type says; an answer may not, however deep they are.
type Undeclared<Given, Declared> = unknown extends Declared
  ? never
  : Given extends Plain
    ? never
    : Given extends readonly (infer Item)[]
      ? Undeclared<Item, ItemOf<Declared>>
      : { [Key in keyof Given]-?: UndeclaredAt<Given[Key], Declared, Key> }[keyof Given]

type UndeclaredAt<Value, Declared, Key> = [Value] extends [undefined]
  ? never
  : Key extends KeysOf<Declared>
    ? Undeclared<Value, At<Declared, Key>>
    : Key

/** Does not compile where something is handed over that was not declared, and names it. */
export type DeclaresAll<Given, Declared> = [Undeclared<Given, Declared>] extends [never]
  ? unknown
  : { readonly answers: { readonly undeclared: Undeclared<Given, Declared> } }
