import { data, isRouteErrorResponse, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Refusal } from '../../refusals.ts'
import { toRefusal } from './refusal-answer.server.ts'
import { fromRequest } from '../platform/request-context.ts'

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']
type Args = { readonly context: Readonly<RouterContextProvider> }

const refusals = new WeakMap<Readonly<RouterContextProvider>, Refusal>()

/** Why a request was refused, for whoever comes after: the router drops a screen's own headers when it failed. */
export function noteRefusal({ context }: Args, refusal: Refusal): void {
  refusals.set(context, refusal)
}

export function refusalOf({ context }: Args): Refusal | null {
  return refusals.get(context) ?? null
}

/** How long whoever was refused should wait. */
export function waitOf(context: Readonly<RouterContextProvider>): number | null {
  return refusals.get(context)?.retryAfter ?? null
}

/**
 * The screens, each of whose loaders and actions, and what stands before them, says what went wrong as the API does: a database that is away is 503
 * with a time to wait, a full house 429. Only what nobody foresaw stays 500.
 */
export function sayingFaults(build: ServerBuild): ServerBuild {
  const routes: Routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      route && { ...route, module: sayingModule(route.module) },
    ]),
  )
  return { ...build, routes }
}

function sayingModule(module: Module): Module {
  const { loader, action, middleware } = module
  return {
    ...module,
    ...(middleware ? { middleware: middleware.map(sayingBefore) } : {}),
    ...(loader ? { loader: saying(loader) } : {}),
    ...(action ? { action: saying(action) } : {}),
  }
}

type Middleware = NonNullable<Module['middleware']>[number]

/** What stands before a screen may write as well: it signs out whoever has no business there. */
function sayingBefore(work: Middleware): Middleware {
  return (args, next) => saying((given: typeof args) => work(given, next))(args)
}

function saying<Given extends Args, Result>(work: (args: Given) => Result) {
  return async (args: Given): Promise<Awaited<Result>> => {
    try {
      return await work(args)
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error) || isThrownData(error)) throw error
      const refusal = toRefusal(error, fromRequest(args).requestId)
      if (refusal.code === 'unexpected') throw error
      noteRefusal(args, refusal)
      throw data(null, { status: refusal.status })
    }
  }
}

/** What `data()` makes; the router knows it by this name alone. */
function isThrownData(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
  )
}
