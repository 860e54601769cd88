import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../../ground/ui/link.tsx'
import { ClubAccountForm } from '../../money/payments/club-account-form.tsx'
import { can, type Permission } from '../../permissions.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/club.screen'
import { ClubForm, ClubText } from './club-form.tsx'
import { viewClubPage } from './club-page.server.ts'
import { clubActs, KEPT_CLUB_FIELDS } from './club-acts.server.ts'
import { clubWords } from './club.words.ts'
import { ColourForm } from './colour-form.tsx'
import { ContactForm, IdentityForm } from './identity-form.tsx'
import { LocksForm } from './locks-form.tsx'
import { LogoForm } from './logo-form.tsx'
import { PartsForm } from './parts-form.tsx'

const PATH = '/admin/sprava/club'

const ELSEWHERE = [
  { to: '/admin/fees/settings', word: 'toFees', right: 'fees.manage' },
  { to: '/admin/sprava/outbox/server', word: 'toMail', right: 'club.administer' },
  { to: '/admin/fees/bank', word: 'toBank', right: 'fees.manage' },
  { to: '/pages', word: 'toPages', right: 'pages.edit' },
] as const satisfies readonly { to: string; word: keyof typeof clubWords; right: Permission }[]

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async ({ db, visitor, language }) => ({
  title: speak(clubWords, language)('title'),
  club: await viewClubPage(db, visitor),
  elsewhere: ELSEWHERE.filter(({ right }) => can(visitor, right)).map(({ to }) => to),
}))

export const action = screen.acts({ keeps: KEPT_CLUB_FIELDS, acts: clubActs(() => PATH) })

/** Somebody else's change has to be shown, although this one was refused. */
export function shouldRevalidate(): boolean {
  return true
}

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ClubScreen({ loaderData: { club, elsewhere }, actionData }: Route.ComponentProps) {
  const say = useWords(clubWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  const form = { club, path: PATH, fault }
  const part = { ...form, isWhole: true } as const
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <div className="grid gap-5">
        <ClubForm {...part} intent="all">
          <IdentityForm {...part} />
          <ContactForm {...part} />
          <ColourForm key={club.colour} {...part} />
          <PartsForm {...part} />
          <LocksForm {...part} />
          <Panel title={say('batches')}>
            <p className="mb-5 max-w-[70ch] text-muted">{say('batchesText')}</p>
            <div className="max-w-52">
              <ClubText
                {...part}
                intent="all"
                name="batchSize"
                maxLength={3}
                inputMode="numeric"
                isRequired
              />
            </div>
          </Panel>
        </ClubForm>
        <LogoForm {...form} />
        <ClubAccountForm key={club.account} {...form} />
        <Elsewhere places={elsewhere} />
      </div>
    </div>
  )
}

function Elsewhere({ places }: { readonly places: readonly string[] }) {
  const say = useWords(clubWords)
  return (
    <Panel title={say('elsewhere')} flush>
      <ul className="divide-y divide-line border-t border-line">
        {ELSEWHERE.filter(({ to }) => places.includes(to)).map(({ to, word }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-13 items-center justify-between gap-4 px-5 hover:bg-sunk md:px-6"
            >
              {say(word)}
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export const ErrorBoundary = screenFailed(clubWords)
