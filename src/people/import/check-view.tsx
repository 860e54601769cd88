import { useNavigation } from 'react-router'
import { TableLinks } from '../../ground/lists/table-links.tsx'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { type PageView, Pager } from '../../ground/ui/pager.tsx'
import type { BadgeTone } from '../../ground/ui/badge.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { CheckLines } from './check-lines.tsx'
import { checkWords } from './import.words.ts'
import type { Bucket, Counts } from './plan.ts'
import type { RowLine } from './row-line.ts'
import { verdict } from './verdict.ts'

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
        <CheckLines
          id={id}
          lines={lines}
          back={`&show=${show}${view.page > 1 ? `&page=${view.page}` : ''}`}
        />
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
    { count: counts.create, text: say('willCreate', { count: counts.create }) },
    { count: counts.update, text: say('willUpdate', { count: counts.update }) },
    { count: counts.skip, text: say('willSkip', { count: counts.skip }) },
    { count: left, text: say('willLeave', { count: left }) },
  ]
  const isEmpty = counts.create + counts.update === 0
  return (
    <Panel title={say('title')}>
      <p className="text-lg">{verdict(parts)}</p>
      <p className="mt-1 mb-5 text-muted">
        {isTooMuch ? say('tooMany', { most }) : say(isEmpty ? 'nothing' : 'noAccounts')}
      </p>
      <div className="flex flex-col gap-2.5 md:flex-row md:flex-wrap">
        {!isEmpty && !isTooMuch && <RunForm id={id} digest={digest} />}
        <ButtonLink to={`${PATH}?id=${id}`}>{say('backToColumns')}</ButtonLink>
        {left > 0 && (
          <TableLinks
            csv={`/api/imports/${id}/errors.csv`}
            label={say('errorsCsv')}
            workbook={say('errorsWorkbook')}
            className={buttonClass({})}
          />
        )}
      </div>
    </Panel>
  )
}

function RunForm({ id, digest }: { readonly id: number; readonly digest: string }) {
  const say = useWords(checkWords)
  const isPending = useNavigation().formData?.get('intent') === 'run'
  return (
    <ActButton
      to={`${PATH}?id=${id}&step=check`}
      leads
      intent="run"
      sends={{ id, expected: digest }}
      variant="primary"
      pending={isPending}
      className="max-md:w-full"
    >
      {say('run')}
    </ActButton>
  )
}
