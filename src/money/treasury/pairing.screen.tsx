import { ListFailed } from '../../ground/lists/list-states.tsx'
import { speak } from '../../ground/values/words.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { PAIRING_FIELDS, pairingActs, pairingScreen } from '../pairing/pairing-acts.server.ts'
import { PairingDesk } from '../pairing/pairing-desk.tsx'
import { viewPairing } from '../pairing/pairing-page.server.ts'
import { pairingWords } from '../pairing/pairing.words.ts'
import type { Route } from './+types/pairing.screen'
import { FeesFrame } from './fees-frame.tsx'
import { loadFrame } from './fees-frame.server.ts'

const PATH = '/admin/fees/pairing'

export const loader = pairingScreen.shows(async (given) => {
  const { db, language, visitor, url } = given
  const [frame, page] = await Promise.all([
    loadFrame(given, visitor, url.searchParams),
    viewPairing(db, url.searchParams),
  ])
  return { title: speak(pairingWords, language)('title'), frame, page }
})

export const action = pairingScreen.acts({ keeps: PAIRING_FIELDS, acts: pairingActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function PairingScreen({ loaderData: { frame, page }, actionData }: Route.ComponentProps) {
  return (
    <FeesFrame frame={frame} tab="pairing" address={page.kind === 'sure' ? `${PATH}?filter=sure` : PATH}>
      <PairingDesk page={page} base={PATH} fault={actionData?.fault} />
    </FeesFrame>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(pairingWords)('title')} />
}
