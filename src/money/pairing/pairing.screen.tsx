import { redirect } from 'react-router'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/pairing.screen'
import { PairingDesk } from './pairing-desk.tsx'
import { decideAboutMoney, viewPairing } from './pairing-page.server.ts'
import { pairingWords } from './pairing.words.ts'

const PATH = '/admin/fees/pairing'

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, language, club } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const title = `${speak(pairingWords, language)('title')} · ${club.name}`
  return { title, page: await viewPairing(db, args.url.searchParams) }
}

export async function action(args: Route.ActionArgs) {
  return decideAboutMoney(args)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function PairingScreen({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const say = useWords(pairingWords)
  return (
    <>
      <PageTitle
        title={say('title')}
        note={page.kind === 'list' ? say('movements', { count: page.view.total }) : undefined}
        actions={<ButtonLink to="/admin/fees">{say('toFees')}</ButtonLink>}
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
