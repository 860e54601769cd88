import type { z } from 'zod'
import type { Act } from '../src/ground/http/screen.server.ts'
import { screens } from './screens.ts'

type Acts = Readonly<Record<string, Act>>
export type FormAction = ((args: never) => unknown) & { readonly acts?: Act | Acts }

export type FormOfScreen = {
  /** As the table writes it. */
  readonly route: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly action: FormAction
  /** What its button asks for; a form without one has none. */
  readonly intent: string
  readonly takes: z.ZodType | undefined
  readonly act: Act
}

/** Every form of every screen: its address with something in it, and what its buttons ask for. */
export async function forms(): Promise<readonly FormOfScreen[]> {
  const { routes } = await screens()
  return Object.values(routes).flatMap((route) => {
    const action = route?.module.action as FormAction | undefined
    if (!route?.path || !action?.acts) return []
    const params = Object.fromEntries(
      [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name === 'slug' ? 'stanovy' : '1']),
    )
    const path = `/${route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`
    const acts = isAct(action.acts) ? { '': action.acts } : action.acts
    return Object.entries(acts).map(([intent, act]) => ({
      route: route.path ?? '',
      path,
      params,
      action,
      intent,
      takes: act.takes,
      act,
    }))
  })
}

const isAct = (acts: Act | Acts): acts is Act => typeof acts.does === 'function'
