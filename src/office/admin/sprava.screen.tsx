import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { Runs } from '../../ground/batches/runs.tsx'
import { viewRuns } from '../../ground/batches/view-batches.server.ts'
import { FirstRunCard } from '../first-run/first-run-card.tsx'
import { readFirstRun } from '../first-run/first-runs.server.ts'
import { countEnding } from '../titles/titles.server.ts'
import { can, type Permission } from '../../permissions.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { countOpenErasures } from '../privacy/erasures.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/sprava.screen'
import { viewMailServer } from '../outbox/view-mail-server.server.ts'
import { mailServerWords } from '../outbox/mail-server.words.ts'
import { SERVER_TONES } from '../outbox/mail-strip.tsx'
import { readFilter } from '../outbox/outbox-filter.ts'
import { countOutbox } from '../outbox/outbox-letters.server.ts'
import { spravaWords } from './sprava.words.ts'

// What stands in Správa, by what one comes for, and the right that opens it.
const GROUPS = [
  {
    title: 'groupClub',
    places: [
      { to: '/admin/sprava/club', word: 'club', text: 'clubText', right: 'club.administer' },
      { to: '/admin/sprava/divisions', word: 'divisions', text: 'divisionsText', right: 'club.administer' },
      { to: '/admin/sprava/kinds', word: 'kinds', text: 'kindsText', right: 'club.administer' },
      { to: '/admin/sprava/own-fields', word: 'ownFields', text: 'ownFieldsText', right: 'club.administer' },
      { to: '/admin/sprava/titles', word: 'titles', text: 'titlesText', right: 'members.write' },
      { to: '/admin/sprava/first-run', word: 'firstRun', text: 'firstRunText', right: 'club.administer' },
    ],
  },
  {
    title: 'groupRights',
    places: [
      { to: '/admin/sprava/accounts', word: 'accounts', text: 'accountsText', right: 'accounts.manage' },
      { to: '/admin/sprava/grants', word: 'grants', text: 'grantsText', right: 'club.administer' },
      { to: '/admin/sprava/programs', word: 'programs', text: 'programsText', right: 'grants.give' },
      { to: '/admin/sprava/hooks', word: 'hooks', text: 'hooksText', right: 'grants.give' },
    ],
  },
  {
    title: 'groupPeople',
    places: [
      { to: '/admin/members/import', word: 'import', text: 'importText', right: 'members.write' },
      { to: '/admin/members/doubles', word: 'doubles', text: 'doublesText', right: 'members.write' },
      { to: '/admin/sprava/erasure', word: 'erasure', text: 'erasureText', right: 'club.administer' },
      { to: '/admin/sprava/retention', word: 'retention', text: 'retentionText', right: 'club.administer' },
    ],
  },
  {
    title: 'groupWords',
    places: [
      { to: '/pages', word: 'pages', text: 'pagesText', right: 'pages.edit' },
      { to: '/admin/news', word: 'news', text: 'newsText', right: 'news.write' },
      { to: '/admin/messages', word: 'messages', text: 'messagesText', right: 'news.write' },
      { to: '/admin/documents', word: 'documents', text: 'documentsText', right: 'documents.manage' },
    ],
  },
  {
    title: 'groupMail',
    places: [
      { to: '/admin/sprava/outbox', word: 'outbox', text: 'outboxText', right: 'club.administer' },
      { to: '/admin/sprava/outbox/server', word: 'server', text: 'serverText', right: 'club.administer' },
      { to: '/admin/fees/bank', word: 'bank', text: 'bankText', right: 'fees.manage' },
    ],
  },
  {
    title: 'groupWatch',
    places: [
      { to: '/admin/sprava/audit', word: 'audit', text: 'auditText', right: 'club.administer' },
      { to: '/admin/sprava/backup', word: 'backup', text: 'backupText', right: 'club.administer' },
      { to: '/admin/sprava/system', word: 'system', text: 'systemText', right: 'club.administer' },
    ],
  },
] as const satisfies readonly {
  title: keyof typeof spravaWords
  places: readonly {
    to: string
    word: keyof typeof spravaWords
    text: keyof typeof spravaWords
    right: Permission
  }[]
}[]

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async (context) => {
  const { db, visitor, language, today, isDemo } = context
  const [run, ending, counts, server, erasures, runs] = await Promise.all([
    readFirstRun(db),
    countEnding(db, today),
    countOutbox(db, readFilter(new URLSearchParams())),
    viewMailServer(context),
    countOpenErasures(db),
    viewRuns(db, { visitor, language }, { page: null, chosen: null }),
  ])
  return {
    title: speak(spravaWords, language)('title'),
    places: GROUPS.flatMap((group) => [...group.places])
      .filter(({ right }) => can(visitor, right))
      .map(({ to }): string => to),
    ending,
    waiting: counts.waiting,
    failed: counts.failed,
    server: server.state,
    run: isDemo ? null : run,
    erasures,
    runs,
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function SpravaScreen({ loaderData }: Route.ComponentProps) {
  const say = useWords(spravaWords)
  const sayServer = useWords(mailServerWords)
  const { places, ending, waiting, failed, server, erasures, run, runs } = loaderData
  const badges: Readonly<Record<string, ReactNode>> = {
    '/admin/sprava/titles': ending > 0 && <Badge tone="warning">{say('ending', { count: ending })}</Badge>,
    '/admin/sprava/outbox': (
      <>
        {waiting > 0 && <Badge tone="warning">{say('waiting', { count: waiting })}</Badge>}
        {failed > 0 && <Badge tone="danger">{say('failed', { count: failed })}</Badge>}
      </>
    ),
    '/admin/sprava/erasure': erasures > 0 && (
      <Badge tone="warning">{say('waiting', { count: erasures })}</Badge>
    ),
    '/admin/sprava/outbox/server': <Badge tone={SERVER_TONES[server]}>{sayServer(server)}</Badge>,
  }
  return (
    <>
      <PageTitle title={say('title')} />
      <FirstRunCard run={run} />
      <div className="gap-5 lg:columns-2 2xl:columns-3">
        {GROUPS.map((group) => {
          const open = group.places.filter(({ to }) => places.includes(to))
          if (open.length === 0) return null
          return (
            <Panel key={group.title} title={say(group.title)} flush className="mb-5 break-inside-avoid">
              <ul className="divide-y divide-line border-t border-line">
                {open.map(({ to, word, text }) => (
                  <li key={to}>
                    <Place to={to} title={say(word)} text={say(text)} badges={badges[to]} />
                  </li>
                ))}
              </ul>
            </Panel>
          )
        })}
      </div>
      <Runs runs={runs} />
    </>
  )
}

type PlaceProps = {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly badges: ReactNode
}

function Place({ to, title, text, badges }: PlaceProps) {
  return (
    <Link to={to} className="flex min-h-16 items-center gap-4 px-5 py-3 hover:bg-sunk md:px-6">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {title} {badges}
        </span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

export const ErrorBoundary = screenFailed(spravaWords)
