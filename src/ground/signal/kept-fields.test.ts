import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSecret } from './draft-form.ts'

const SRC = join(import.meta.dirname, '..', '..')
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))

/** An element whole: braces in braces, an arrow in them. */
const FIELD = /<TextInput\b(?:[^>{]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*>/g

const fields = FILES.flatMap((file) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(FIELD)].map(([field]) => ({ file, field })),
)

test('whatever is written has a name, so that its draft is kept over a lost signal', () => {
  const nameless = fields.filter(({ field }) => !/\sname=|\{\.\.\.|\sreadOnly\b/.test(field))

  expect(fields.length).toBeGreaterThan(150)
  expect(nameless).toEqual([])
})

test('no question over a list asks for words outside of a form', () => {
  const asking = FILES.map((file) => [file, readFileSync(join(SRC, file), 'utf8')] as const).filter(
    ([, text]) => /<(?:Confirm)?Dialog\b/.test(text) && /<(?:TextInput|\w+Fields?)\b/.test(text),
  )

  expect(asking.filter(([, text]) => !/<(?:\w+\.|Dialog)?Form\b/.test(text)).map(([file]) => file)).toEqual(
    [],
  )
})

test('no form empties itself before it was answered', () => {
  expect(FILES.filter((file) => readFileSync(join(SRC, file), 'utf8').includes('.reset()'))).toEqual([])
})

test('a secret is never kept, and what the Secretary pays is none', () => {
  const names = [
    'password',
    'newPassword',
    'secret',
    'clientSecret',
    'token',
    'otp',
    'code',
    'role-Secretary',
  ]

  expect(names.filter((name) => !isSecret(name))).toEqual(['role-Secretary'])
})
