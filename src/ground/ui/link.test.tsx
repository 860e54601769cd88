import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, Link as RouterLink, type LinkProps, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const LINKS: readonly LinkProps[] = [
  { to: '/akce' },
  { to: '/akce/7?rok=2026#kdo', className: 'link', 'aria-label': 'Jarní vyjížďka' },
  { to: '/admin/members', prefetch: 'intent', preventScrollReset: true, replace: true },
  { to: '/a.pdf', discover: 'none', reloadDocument: true, target: '_blank' },
]
const RELATIVE: readonly LinkProps[] = [
  { to: '?page=2', preventScrollReset: true },
  { to: '#texty' },
  { to: '' },
  { to: { search: '?a=b' } },
  { to: 'https://example.org/' },
]

function inRouter(kind: typeof Link, props: LinkProps): string {
  const Kind = kind
  const routes = [{ path: '/admin/fees', element: <Kind {...props}>dál</Kind> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/fees?rok=2026'] })
  return attributesOf(renderToStaticMarkup(<RouterProvider router={router} />))
}

const attributesOf = (html: string) =>
  html.replace(
    /<a ([^>]*)>/,
    (_, own: string) =>
      own
        .match(/[\w-]+="[^"]*"/g)
        ?.toSorted()
        .join(' ') ?? '',
  )

test.each([...LINKS, ...RELATIVE])('a link is drawn as the browser will have it: %j', (props) => {
  expect(inRouter(Link, props)).toBe(inRouter(RouterLink, props))
})

test.each(LINKS)('and from the root without asking the router: %j', (props) => {
  expect(renderToStaticMarkup(<Link {...props}>dál</Link>)).toContain(`href="${props.to as string}"`)
})
