import Download from 'lucide-react/icons/download'
import { Form, useNavigation } from 'react-router'
import { type PageView, Pager } from '../ui/pager.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button-look.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useWords } from '../ui/use-words.ts'
import { checkWords } from './import.words.ts'
import type { Bucket, Counts } from './plan.ts'
import type { RowLine } from './row-line.ts'

const PATH = '/admin/members/import'
const ORDER: readonly Bucket[] = ['create', 'update', 'skip', 'ambiguous', 'error']
const TONES: Readonly<Record<Bucket, BadgeTone>> = {
  create: 'success',
  update: 'info',
  skip: 'neutral',
  ambiguous: 'warning',
  error: 'danger',
}

type CheckViewProps = {
  readonly id: number
  readonly counts: Counts
  readonly digest: string
  readonly show: Bucket
  readonly lines: readonly RowLine[]
  readonly view: PageView
  readonly isTooMuch: boolean
  readonly most: number
}

export function CheckView({ id, counts, digest, show, lines, view, isTooMuch, most }: CheckViewProps) {
  const say = useWords(checkWords)
  const address = (bucket: Bucket, page = 1) =>
    `${PATH}?id=${id}&step=check&show=${bucket}${page > 1 ? `&page=${page}` : ''}`
  const tabs = ORDER.map((bucket) => ({
    key: bucket,
    to: address(bucket),
    label: say(bucket),
    count: counts[bucket],
    tone: counts[bucket] > 0 ? TONES[bucket] : ('neutral' as const),
  }))
  return (
    <>
      <Verdict id={id} counts={counts} digest={digest} isTooMuch={isTooMuch} most={most} />
      <div className="mt-6">
        <Tabs label={say('tabs')} current={show} tabs={tabs} />
        <Lines lines={lines} />
        <Pager view={view} to={(page) => address(show, page)} />
      </div>
    </>
  )
}

type VerdictProps = Pick<CheckViewProps, 'id' | 'counts' | 'digest' | 'isTooMuch' | 'most'>

/** One sentence that says it all, and the button that does it. */
function Verdict({ id, counts, digest, isTooMuch, most }: VerdictProps) {
  const say = useWords(checkWords)
  const left = counts.ambiguous + counts.error
  const parts = [
    say('willCreate', { count: counts.create }),
    say('willUpdate', { count: counts.update }),
    say('willSkip', { count: counts.skip }),
    ...(left > 0 ? [say('willLeave', { count: left })] : []),
  ]
  const isEmpty = counts.create + counts.update === 0
  return (
    <Panel title={say('title')}>
      <p className="text-lg">{parts.join(', ')}.</p>
      <p className="mt-1 mb-5 text-muted">
        {isTooMuch ? say('tooMany', { most }) : say(isEmpty ? 'nothing' : 'noAccounts')}
      </p>
      <div className="flex flex-col gap-2.5 md:flex-row md:flex-wrap">
        {!isEmpty && !isTooMuch && <RunForm id={id} digest={digest} />}
        <ButtonLink to={`${PATH}?id=${id}`}>{say('backToColumns')}</ButtonLink>
        {left > 0 && (
          // A file, not a screen: the router must not try to render it.
          <a href={`/api/imports/${id}/errors.csv`} download className={buttonClass({})}>
            <Download aria-hidden="true" />
            {say('errorsCsv')}
          </a>
        )}
      </div>
    </Panel>
  )
}

function RunForm({ id, digest }: { readonly id: number; readonly digest: string }) {
  const say = useWords(checkWords)
  const isPending = useNavigation().formData?.get('wish') === 'run'
  return (
    <Form method="post" action={`${PATH}?id=${id}&step=check`}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="expected" value={digest} />
      <Button
        type="submit"
        name="wish"
        value="run"
        variant="primary"
        pending={isPending}
        className="max-md:w-full"
      >
        {say('run')}
      </Button>
    </Form>
  )
}

function Lines({ lines }: { readonly lines: readonly RowLine[] }) {
  const say = useWords(checkWords)
  return (
    <Panel flush className="mt-5">
      {lines.length === 0 ? (
        <p className="p-5 text-muted md:px-6">{say('nothingHere')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Line({ line }: { readonly line: RowLine }) {
  const say = useWords(checkWords)
  return (
    <li className="grid gap-x-5 gap-y-1.5 px-5 py-3.5 md:grid-cols-[6.5rem_15rem_1fr] md:px-6">
      <p className="figures text-sm text-muted md:pt-0.5">{say('row', { line: String(line.line) })}</p>
      <p className="min-w-0 font-semibold break-words">
        {line.name || '–'}
        {line.card && (
          <span className="figures block text-sm font-normal text-muted">
            {say('card', { number: line.card })}
          </span>
        )}
      </p>
      <ul className="flex min-w-0 flex-wrap gap-x-5 gap-y-1">
        {line.details.map(({ label, text }) => (
          <li key={`${label} ${text}`} className="min-w-0 break-words">
            {label && <Label label={label} bucket={line.bucket} />}
            {text}
          </li>
        ))}
      </ul>
    </li>
  )
}

function Label({ label, bucket }: { readonly label: string; readonly bucket: Bucket }) {
  if (bucket === 'error')
    return (
      <Badge tone="danger" className="mr-2">
        {label}
      </Badge>
    )
  return <span className="text-muted">{label}: </span>
}
