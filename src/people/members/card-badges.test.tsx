import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CardBadges } from './card-badges.tsx'
import type { SeenCard } from './visibility.ts'

type Badges = Pick<SeenCard, 'badges'>['badges']

function shown(badges: Badges, more: Partial<SeenCard> = {}): string {
  const card = { id: 1, firstName: 'Jan', lastName: 'Novák', badges, ...more } as SeenCard
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

test('whoever has paid this year and owes for an older one is told both', () => {
  const both = shown(['Member'], { paymentStatus: 'PAID', daysOverdue: 0, olderDebt: 2025 })
  const paid = shown(['Member'], { paymentStatus: 'PAID', daysOverdue: 0, olderDebt: null })

  expect(both).toContain('Zaplaceno')
  expect(both).toContain('dluží za 2025')
  expect(paid).not.toContain('dluží')
})
