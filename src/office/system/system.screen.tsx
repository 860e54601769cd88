import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../../ground/ui/link.tsx'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/system.screen'
import { CronsPanel, MachinePanel, QueuePanel, TablesPanel } from './system-panels.tsx'
import type { Level } from './system-state.ts'
import { checkWords, systemWords } from './system.words.ts'
import { viewSystem } from './view-system.server.ts'

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async (context) => ({
  title: speak(systemWords, context.language)('title'),
  ...(await viewSystem(context)),
}))

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

const TONES: Readonly<Record<Level, BadgeTone>> = { ok: 'success', warning: 'warning', danger: 'danger' }
const ORDER: readonly Level[] = ['danger', 'warning', 'ok']

export default function SystemScreen({ loaderData }: Route.ComponentProps) {
  const say = useWords(systemWords)
  const { checks, machine, tables, queue, crons } = loaderData
  const sorted = checks.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
  const troubled = checks.filter(({ level }) => level !== 'ok').length
  return (
    <>
      <PageTitle
        title={say('title')}
        note={troubled === 0 ? say('allWell') : say('someWarnings', { count: troubled })}
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={say('checks')} flush>
          <ul className="divide-y divide-line border-t border-line">
            {sorted.map((check) => (
              <CheckRow key={check.check} row={check} />
            ))}
          </ul>
        </Panel>
        <section aria-label={say('machineRoom')} className="grid min-w-0 gap-3">
          <MachinePanel machine={machine} />
          <QueuePanel
            queue={queue}
            isTroubled={checks.some(({ check, level }) => check === 'queue' && level !== 'ok')}
          />
          <TablesPanel tables={tables} />
          <CronsPanel crons={crons} />
          <p className="text-sm text-muted">{say('metrics')}</p>
        </section>
      </div>
    </>
  )
}

type Row = Route.ComponentProps['loaderData']['checks'][number]

function CheckRow({ row }: { readonly row: Row }) {
  const say = useWords(systemWords)
  const sayCheck = useWords(checkWords)
  const words = (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {sayCheck(row.check)} <Badge tone={TONES[row.level]}>{say(row.level)}</Badge>
        </span>
        <span className="figures mt-0.5 block text-[0.9375rem]">{row.value}</span>
        {row.advice && <span className="block text-sm text-muted">{row.advice}</span>}
      </span>
      {row.to && <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />}
    </>
  )
  const look = 'flex min-h-16 items-center gap-4 px-5 py-3 md:px-6'
  return (
    <li>
      {row.to ? (
        <Link to={row.to} className={`${look} hover:bg-sunk`}>
          {words}
        </Link>
      ) : (
        <div className={look}>{words}</div>
      )}
    </li>
  )
}

export const ErrorBoundary = screenFailed(systemWords)
