import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CardBadges } from './card-badges.tsx'
import type { SeenCard } from './visibility.ts'

type Badges = Pick<SeenCard, 'badges'>['badges']

function shown(badges: Badges): string {
  const card = { id: 1, firstName: 'Jan', lastName: 'Novák', badges } as SeenCard
  const Page = createRoutesStub([{ path: '/', Component: () => <CardBadges card={card} /> }])
  return renderToStaticMarkup(<Page />).replace(/<[^>]+>/g, ' ')
}

test('on his own page a patch is called by its whole name, and one he has not is not spoken of', () => {
  const both = shown(['Member', 'frontPatch', 'backPatch'])
  const none = shown(['Member'])

  expect(both).toContain('malá nášivka')
  expect(both).toContain('zádová nášivka')
  expect(none).not.toMatch(/žádná|nášivka/)
})
