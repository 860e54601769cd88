import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

// What a screen says stands in its `*.words.ts`, in both languages; the screen only asks for it.
const SRC = join(import.meta.dirname, '..', '..', 'src')

/** Attributes somebody reads or hears. */
const READ_OUT = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
]
/** The same, or the key of a word, which the compiler looks up. */
const READ_OUT_OR_KEY = [
  'title',
  'label',
  'text',
  'lead',
  'hint',
  'note',
  'heading',
  'caption',
  'description',
]
const KEY = /^[a-z][A-Za-z0-9]*$/
/** One Czech letter is a word too: the number sign is. */
const WORD = /\p{L}{2,}|[áčďéěíňóřšťúůýž]/iu

type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Everything a piece of a screen says by itself: between its tags, in what is read out, whichever way it is chosen. */
function saidIn(node: unknown, isSaid = false): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((one) => saidIn(one, isSaid))
  if (!isNode(node)) return []
  switch (node.type) {
    case 'JSXText':
      return [String(node.value)]
    case 'Literal':
      return isSaid && typeof node.value === 'string' ? [node.value] : []
    case 'TemplateElement':
      return isSaid ? [(node.value as { readonly raw: string }).raw] : []
    case 'JSXElement':
    case 'JSXFragment':
      return [...saidIn(node.openingElement), ...saidIn(node.children, true)]
    case 'JSXAttribute': {
      const { name } = node.name as { readonly name: string }
      if (!READ_OUT_OR_KEY.includes(name)) return saidIn(node.value, READ_OUT.includes(name))
      return saidIn(node.value, true).filter((text) => !KEY.test(text))
    }
    case 'ConditionalExpression':
      return [...saidIn(node.test), ...saidIn([node.consequent, node.alternate], isSaid)]
    case 'LogicalExpression':
      return [...saidIn(node.left, isSaid && node.operator !== '&&'), ...saidIn(node.right, isSaid)]
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
    case 'ParenthesizedExpression':
      return Object.values(node).flatMap((part) => saidIn(part, isSaid))
    default:
      return Object.values(node).flatMap((part) => saidIn(part))
  }
}

/** The same in both languages: a key to be pressed, a sign of a bank, the name of a sum, what an address begins with. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  'money/pairing/hand-panel.tsx': ['· VS'],
  'money/pairing/movement-page.tsx': ['VS'],
  'office/access/account-panels.tsx': ['E-mail'],
  'office/admin/palette-button.tsx': ['Ctrl K'],
  'office/admin/palette-list.tsx': ['Enter'],
  'office/admin/palette.tsx': ['Esc', 'Esc', 'Ctrl+Enter'],
  'office/backup/backup-list.tsx': ['SHA-256'],
  'office/hooks/hooks.screen.tsx': ['https://'],
}

test('no screen says a word of its own', () => {
  const said = globSync('**/*.tsx', { cwd: SRC, exclude: ['**/*.test.tsx'] }).flatMap((file) => {
    const words = saidIn(parseSync(file, readFileSync(join(SRC, file), 'utf8')).program)
      .map((text) => text.replaceAll('&nbsp;', ' ').trim())
      .filter((text) => WORD.test(text))
    return words.length > 0 ? [[file, words] as const] : []
  })

  expect(Object.fromEntries(said)).toEqual(ALIKE)
})
