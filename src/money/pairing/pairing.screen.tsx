import { speak } from '../../ground/values/words.ts'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/pairing.screen'
import { PairingDesk } from './pairing-desk.tsx'
import { PAIRING_FIELDS, pairingActs, pairingScreen } from './pairing-acts.server.ts'
import { viewPairing } from './pairing-page.server.ts'
import { pairingWords } from './pairing.words.ts'

const PATH = '/admin/fees/pairing'

export const loader = pairingScreen.shows(async ({ db, language, url }) => ({
  title: speak(pairingWords, language)('title'),
  page: await viewPairing(db, url.searchParams),
}))

export const action = pairingScreen.acts({ keeps: PAIRING_FIELDS, acts: pairingActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function PairingScreen({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const say = useWords(pairingWords)
  return (
    <>
      <PageTitle
        title={say('title')}
        note={page.kind === 'list' ? say('movements', { count: page.view.total }) : undefined}
      />
      <PairingDesk page={page} base={PATH} fault={actionData?.fault} />
    </>
  )
}

export function ErrorBoundary() {
  const say = useWords(pairingWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <ErrorState text={say('loadFailed')} />
    </>
  )
}
