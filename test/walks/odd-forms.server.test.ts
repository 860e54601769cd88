import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { ODD_TEXTS } from '../odd.ts'
import { useFiles } from '../photos.ts'
import { bareForm, fieldsOf, plausibleBody } from '../plausible.ts'
import { sendForm } from '../screen.ts'
import { screens } from '../screens.ts'
import { shared } from '../storm.ts'
import type { Act } from '../../src/ground/http/screen.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'

const db = useDatabase()
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-forms-'))
beforeAll(() =>
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false }),
)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Acts = Readonly<Record<string, Act>>
type Action = ((args: never) => unknown) & { readonly acts?: Act | Acts }
/** So many forms are sent everything among themselves. */
const SHARE = 12

type Form = Readonly<Record<string, string>>

/** Every form of every screen: its address with something in it, and what its buttons ask for. */
async function forms() {
  const { routes } = await screens()
  return Object.values(routes).flatMap((route) => {
    const action = route?.module.action as Action | undefined
    if (!route?.path || !action?.acts) return []
    const params = Object.fromEntries(
      [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name === 'slug' ? 'stanovy' : '1']),
    )
    const path = `/${route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`
    const acts = isAct(action.acts) ? { '': action.acts } : action.acts
    return Object.entries(acts).map(([intent, act]) => ({ path, params, action, intent, takes: act.takes }))
  })
}

const isAct = (acts: Act | Acts): acts is Act => typeof acts.does === 'function'

/** As a form would send it. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(',')
  return value === true ? 'on' : typeof value === 'string' ? value : JSON.stringify(value)
}

/** Fields nobody has. Own names, as a form sends them: a key that is written out would be the prototype itself. */
const NOBODYS: Form = Object.fromEntries(
  ['__proto__', 'constructor', 'toString', 'a\0b'].map((name) => [name, 'x']),
)

/** What fits, and each field of it in every odd way. */
function oddForms(takes: z.ZodType | undefined): readonly Form[] {
  const schema = bareForm(takes)
  const plausible = Object.fromEntries(
    Object.entries(Object(plausibleBody(schema)) as object).map(([name, value]) => [name, written(value)]),
  )
  const odd = fieldsOf(schema).flatMap((field) => ODD_TEXTS.map((text) => ({ [field]: text })))
  return [{}, NOBODYS, ...odd].map((more) => ({ ...plausible, ...more }))
}

test('no form falls over what is sent with it', { timeout: 300_000 }, async () => {
  await fillDemoClub(db(), { today: '2026-06-15', hashPassword: () => Promise.resolve('none') })
  const faults: unknown[] = []
  let turn = 0
  for (const { path, params, action, intent, takes } of await forms()) {
    // All of it is read; what its schema takes is sent, a share of it by each form.
    const taken = oddForms(takes).filter((form) => {
      try {
        return !takes || takes.safeParse(form).success
      } catch (error) {
        faults.push([path, intent, String(error), JSON.stringify(form).slice(0, 200)])
        return false
      }
    })
    const { token } = await someone(db(), 'Webmaster', { confirmedRulesVersion: 99 })
    for (const form of [...taken.slice(0, 1), ...shared(taken.slice(1), turn++, SHARE)]) {
      const named = intent === '' ? form : { ...form, intent }
      const { status, code } = await sendForm(db(), action, { path, params, token, form: named })
      if (status >= 500 || code === 'unstorable')
        faults.push([path, intent, code, JSON.stringify(form).slice(0, 200)])
    }
  }

  expect(faults).toEqual([])
})
