import { z } from 'zod'

/** Names of the set's own files, nothing that merely looks like a path. */
const ICON = /^[a-z][a-z0-9-]{0,60}$/
const MOST = 50

const Data = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
})

type IconSet = {
  readonly prefix: string
  readonly width: number
  readonly height: number
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly not_found: readonly string[]
}

/** Icons somebody chose in a text, as the paths to draw them; the shape is the one icon servers have in common. */
export async function readIcons(names: string): Promise<IconSet> {
  const wanted = [...new Set(names.split(','))].filter((name) => ICON.test(name)).slice(0, MOST)
  const found = await Promise.all(wanted.map(async (name) => ({ name, body: await readIcon(name) })))
  return {
    prefix: 'lucide',
    width: 24,
    height: 24,
    icons: Object.fromEntries(found.flatMap(({ name, body }) => (body ? [[name, { body }]] : []))),
    not_found: found.filter(({ body }) => !body).map(({ name }) => name),
  }
}

async function readIcon(name: string): Promise<string | null> {
  try {
    const module: unknown = await import(/* @vite-ignore */ `lucide-react/icons/${name}`)
    return Data.parse(module)
      .__iconData.node.map(([tag, attributes]) => element(tag, attributes))
      .join('')
  } catch {
    return null
  }
}

function element(tag: string, { key: _key, ...attributes }: Readonly<Record<string, string>>): string {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${text.join('')}/>`
}
