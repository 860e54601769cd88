import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..', '..', 'src')
const NOUNS =
  'dní|lidí|členů|hodin|minut|míst|měsíců|let|plateb|souborů|položek|karet|řádků|akcí|hlasů|bodů|týdnů|jízd|osob|fotek|pozvánek|lístků|(?:hlasovacích )?práv|dopisů|zápisů|návrhů|usnesení|členek|skupin|motorek|kilometrů|dnů|vteřin|sekund|znaků|kusů|stran|událostí|žádostí|pohybů|upomínek|nášivek|domácností'

/** The number there is never one to four; after 'z' its noun bends no further. */
const ALWAYS_MANY = [
  'Prvních {count} lidí',
  'každých {count} minut',
  '{count} migrací',
  'zůstane ještě {days} dní',
  'nejvýš {most} karet',
  'přes {from} dní',
  '{from}–{to} dní',
  'Nová zařízení teď {minutes} minut',
  'Aspoň {count} znaků',
  'Posledních {count} událostí',
  'ani za {seconds} sekund',
]

test('where a number may be one, its noun is bent with it', () => {
  const texts = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:words|mail)\.ts$/.test(name))
    .flatMap((name) =>
      [...readFileSync(join(SRC, name), 'utf8').matchAll(/\bcs: '((?:[^'\\\n]|\\.)*)'/g)].map(
        ([, text = '']) => [name, text] as const,
      ),
    )
  const unbent = texts.filter(
    ([, text]) =>
      new RegExp(`(?<!z )\\{\\w+\\}(?: |\\\\u00a0)(?:${NOUNS})(?!\\p{L})`, 'u').test(text) &&
      !ALWAYS_MANY.some((known) => text.includes(known)),
  )

  expect(unbent).toEqual([])
})
