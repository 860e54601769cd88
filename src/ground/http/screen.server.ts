import { data, redirect, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { can } from '../../permissions.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import { fromRequest, type RequestContext } from '../platform/request-context.ts'
import type { Visitor } from '../platform/visitor.ts'
import { doneOnce } from './done-once.server.ts'
import type { Who } from './door.server.ts'
import { withinItsEnd } from './last-page.server.ts'
import { answerSent, type FormFiles, type FormValues, type Keeps, parseForm } from './form-answer.server.ts'

type ScreenArgs = {
  readonly request: Request
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  readonly context: Readonly<RouterContextProvider>
}

/** What a screen's reading and its forms are given: the request, who it is, and what the address names. */
export type Given<W extends Who = 'signed-in', Params = unknown> = Omit<RequestContext, 'visitor'> & {
  readonly visitor: W extends 'anyone' ? Visitor | null : Visitor
  readonly params: Params
  readonly url: URL
  readonly request: Request
  /** For what is noted with the request itself. */
  readonly context: Readonly<RouterContextProvider>
}

type Schema = z.ZodType
type Out<S> = S extends Schema ? z.infer<S> : undefined

type ScreenSpec<W extends Who, P> = {
  readonly who: W
  /** What the address names; whatever else stands there is not found. */
  readonly params?: P
  /** Open to those who have not confirmed the rules and verified the profile yet. */
  readonly beforeOnboarding?: true
  /** Open to an officer who has not turned on the second step his club asks for. */
  readonly beforeStep?: true
  /** Open to whoever was granted anything at all, as the guard has it for the page one is sent away to. */
  readonly orGranted?: true
}

type WithFiles = { readonly files: FormFiles }

/** One thing a form of a screen asks for: who may, what comes in, what happens. */
export type Act<R = unknown> = {
  readonly who: Who
  readonly takes: Schema | undefined
  readonly takesFiles: readonly string[]
  readonly toStrangers: RefusalCode
  readonly does: (given: Given<never> & WithFiles, input: never, form: FormValues) => Promise<R>
}

type ActSpec<W extends Who, P, S extends Schema | undefined, R> = {
  readonly takes?: S
  /** Fields that bring files; a file in any other is refused. */
  readonly takesFiles?: readonly string[]
  /** What is said to whoever has not signed in, where the club has its own words for it. */
  readonly toStrangers?: RefusalCode
  readonly does: (given: Given<W, P> & WithFiles, input: Out<S>, form: FormValues) => Promise<R>
}

type ActsSpec<A> = {
  /** What is handed back to the form after a refusal; never a password. */
  readonly keeps: Keeps
  /**
   * By the value of the button that was pressed, '' for a form without one; a screen with one form has just that one. What
   * a button says behind a colon is a field: 'place:17' is the act `place`, and its field `place` is '17'.
   */
  readonly acts: A
}

type Unwrapped<D> = D extends { readonly data: infer Inner; readonly type: string } ? Inner : D
type Titled<D> = D extends { readonly title: string } ? D : D & { readonly title: string }

/**
 * Declares one screen, as `door` declares a call: who may see it and what its address names. `shows` is what it reads,
 * `acts` what its forms do. Whoever may not is turned away before anything is read or checked.
 */
export function declareScreen<const W extends Who, P extends Schema | undefined = undefined>(
  screen: ScreenSpec<W, P>,
) {
  type Mine = Given<W, Out<P>>

  function given(args: ScreenArgs): Mine {
    const context = fromRequest(args)
    const visitor = admit(screen, context)
    const params = screen.params ? known(screen.params, args.params) : undefined
    return {
      ...context,
      visitor,
      params,
      url: args.url,
      request: args.request,
      context: args.context,
    } as Mine
  }

  /** The loader. The title it gives gets the club's name behind it. */
  function shows<D extends object>(load: (mine: Mine) => Promise<D>) {
    const loader = async (args: ScreenArgs): Promise<Titled<Unwrapped<D>>> => {
      const mine = given(args)
      const shown = await withinItsEnd(mine.url, (url) => load({ ...mine, url }))
      return titled(shown, mine.club.name) as Titled<Unwrapped<D>>
    }
    return Object.assign(loader, { declared: screen })
  }

  /** A form that asks for the screen's own right. */
  function act<S extends Schema | undefined = undefined, R = unknown>(
    spec: ActSpec<W, Out<P>, S, R>,
  ): Act<R> {
    return actFor(screen.who, spec)
  }

  /** A form that asks for another right than the screen it stands on. */
  function actFor<const V extends Who, S extends Schema | undefined = undefined, R = unknown>(
    who: V,
    { takes, takesFiles = [], toStrangers = 'not_signed_in', does }: ActSpec<V, Out<P>, S, R>,
  ): Act<R> {
    return { who, takes, takesFiles, toStrangers, does: does as unknown as Act<R>['does'] }
  }

  /** The action. */
  function acts<A extends Act | Readonly<Record<string, Act>>>({ keeps, acts: known }: ActsSpec<A>) {
    type Answer = A extends Act<infer R> ? R : A extends Readonly<Record<string, Act<infer R>>> ? R : never
    const action = async (args: ScreenArgs) => {
      // Before the form is read: a stranger's file is not waited for. Nothing is known of anybody while the database is away.
      const mine = fromRequest(args).away ? null : given(args)
      return answerSent(args, keeps, async ({ form, files }) => {
        const act = chosen(known, form)
        const { takes, takesFiles, does } = act
        refuseStranger(act, mine?.visitor ?? null, screen)
        if (Object.keys(files).some((name) => !takesFiles.includes(name))) throw new Refusal('malformed')
        const input = takes ? parseForm(takes, isOne(known) ? form : fieldsOf(form)) : undefined
        const work = () =>
          does({ ...mine, files } as unknown as Given<never> & WithFiles, input as never, form)
        return (await (mine ? doneOnce(mine, [form, names(files)], work) : work())) as Answer
      })
    }
    return Object.assign(action, { declared: screen, acts: known })
  }

  /** The action of what is no form of ours to answer: it reads the request itself and answers in its own way. */
  function answers<R>(does: (mine: Mine) => Promise<R>) {
    const action = async (args: ScreenArgs): Promise<R> => does(given(args))
    return Object.assign(action, { declared: screen })
  }

  return { shows, act, actFor, acts, answers }
}

const names = (files: FormFiles) =>
  Object.entries(files).map(([field, sent]) => [field, sent.map(({ name, size }) => [name, size])])

const isOne = (acts: Act | Readonly<Record<string, Act>>): acts is Act => typeof acts.does === 'function'

/** What the pressed button asks for; a button nobody knows is a field that is wrong. */
function chosen(acts: Act | Readonly<Record<string, Act>>, { intent = '' }: FormValues): Act {
  if (isOne(acts)) return acts
  const [name = ''] = intent.split(':')
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!act) throw new Refusal('invalid_fields', { fields: { intent: intent ? 'invalid' : 'required' } })
  return act
}

function fieldsOf({ intent = '', ...fields }: FormValues): FormValues {
  const [, name = '', more] = /^([^:]*)(?::(.*))?$/s.exec(intent) ?? []
  return more === undefined ? fields : { ...fields, [name]: more }
}

/** The questions and their order are those of a door: a form may stand where also strangers see it. */
function refuseStranger(
  { who, toStrangers }: Act,
  visitor: Visitor | null,
  { beforeOnboarding, beforeStep }: ScreenSpec<Who, unknown>,
): void {
  if (who === 'anyone') return
  if (!visitor) throw new Refusal(toStrangers)
  if (!mayDo({ visitor }, who)) throw new Refusal('not_allowed')
  if (beforeOnboarding) return
  if (!visitor.confirmedStanovy) throw new Refusal('rules_not_confirmed')
  if (!visitor.verifiedProfile) throw new Refusal('profile_not_verified')
  if (visitor.owesStep && !beforeStep) throw new Refusal('second_step_owed')
}

function mayDo({ visitor }: { readonly visitor: Visitor | null }, who: Who): boolean {
  if (who === 'anyone') return true
  return visitor !== null && (who === 'signed-in' || can(visitor, who))
}

/** The questions and their order are those of the admin's guard. */
function admit(
  { who, beforeOnboarding, beforeStep, orGranted }: ScreenSpec<Who, unknown>,
  { visitor }: RequestContext,
): Visitor | null {
  if (who === 'anyone') return visitor
  if (!visitor) throw redirect('/login')
  const isGranted = orGranted === true && visitor.grants.length > 0
  if (!isGranted && !mayDo({ visitor }, who)) throw new Response(null, { status: 403 })
  if (beforeOnboarding) return visitor
  if (!visitor.confirmedStanovy) throw redirect('/onboarding/rules')
  if (!visitor.verifiedProfile) throw redirect('/onboarding/profile')
  if (visitor.owesStep && !beforeStep) throw redirect('/admin/settings/second-step')
  return visitor
}

function known<S extends Schema>(schema: S, params: ScreenArgs['params']): z.infer<S> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new Response(null, { status: 404 })
  return parsed.data
}

/** The club's name behind the title; what `data` of the router wraps is titled inside. */
export function titled(shown: object, club: string): object {
  if (shown instanceof Response) return shown
  if ('data' in shown && 'init' in shown)
    return data(titled(shown.data as object, club), shown.init as ResponseInit)
  const title = 'title' in shown && typeof shown.title === 'string' ? `${shown.title} · ${club}` : club
  return { ...shown, title }
}

/** After a form: another address, so that reading it again does not send it again. */
export function seeOther(to: string, cookie?: string): never {
  throw redirect(to, { status: 303, ...(cookie ? { headers: { 'set-cookie': cookie } } : {}) })
}
