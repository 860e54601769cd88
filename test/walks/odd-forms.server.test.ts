import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { forms } from '../forms.ts'
import { ODD_TEXTS } from '../odd.ts'
import { useFiles } from '../photos.ts'
import { bareForm, fieldsOf, plausibleForm } from '../plausible.ts'
import { sendForm } from '../screen.ts'
import { shared } from '../storm.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'

const db = useDatabase()
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-forms-'))
beforeAll(() =>
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false }),
)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** So many forms are sent everything among themselves. */
const SHARE = 12

type Form = Readonly<Record<string, string>>

/** Fields nobody has. Own names, as a form sends them: a key that is written out would be the prototype itself. */
const NOBODYS: Form = Object.fromEntries(
  ['__proto__', 'constructor', 'toString', 'a\0b'].map((name) => [name, 'x']),
)

/** What fits, and each field of it in every odd way. */
function oddForms(takes: z.ZodType | undefined): readonly Form[] {
  const plausible = plausibleForm(takes)
  const odd = fieldsOf(bareForm(takes)).flatMap((field) => ODD_TEXTS.map((text) => ({ [field]: text })))
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

/** Their fields are named by what the club has, or are read together: no word alone fills them in. */
const BY_HAND: readonly string[] = [
  '/admin/fees/automatic leave-out',
  '/admin/fees/automatic put-back',
  '/admin/hog apply',
  '/admin/members/change change',
  '/admin/settings/programs make',
  '/admin/sprava/club all',
  '/admin/sprava/club colour',
  '/admin/sprava/first-run all',
  '/admin/sprava/first-run colour',
  '/admin/sprava/hooks make',
  '/admin/sprava/programs make',
]

test('every form but a few is filled in as it wants to be, so that what it does is reached', async () => {
  const unfit = (await forms())
    .filter(({ takes }) => takes && !takes.safeParse(plausibleForm(takes)).success)
    .map(({ path, intent }) => `${path} ${intent}`)

  expect(unfit.toSorted()).toEqual(BY_HAND.toSorted())
})
