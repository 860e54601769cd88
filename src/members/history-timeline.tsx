import type { AuditChange } from '../audit/audit.ts'
import { ROLES } from '../permissions.ts'
import { moneyInWords } from '../platform/money.ts'
import { Road } from '../ui/road.tsx'
import { useLanguage, useWords } from '../ui/use-words.ts'
import { dayInFigures } from '../platform/day-in-figures.ts'
import { historyActionWords, historyWords } from './history.words.ts'
import { fieldWords } from './member-field.words.ts'
import { PAYMENT_STATUSES } from './member.ts'
import { paymentWords } from './member.words.ts'
import { roleWords } from './role.words.ts'

/** An entry as it travels: the moment as text. */
export type TimelineEntry = {
  readonly at: string
  readonly action: string
  readonly actorName: string | null
  readonly changes: readonly AuditChange[]
  readonly note: string | null
}

/** A person's way through the club, the road as its rail. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const say = useWords(historyWords)
  if (entries.length === 0) return <p className="text-muted">{say('empty')}</p>
  return (
    <div className="relative">
      <Road vertical className="absolute inset-y-2 left-1" />
      <ol className="grid gap-5">
        {entries.map((entry) => (
          <Entry key={JSON.stringify(entry)} entry={entry} />
        ))}
      </ol>
    </div>
  )
}

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const say = useWords(historyWords)
  const sayAction = useWords(historyActionWords)
  const language = useLanguage()
  const [day = '', time = ''] = entry.at.split('T')
  return (
    <li className="relative pl-7">
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-0 size-3 rounded-full border-2 border-panel bg-primary-400 ring-1 ring-edge"
      />
      <p className="font-semibold">{isKnownAction(entry.action) ? sayAction(entry.action) : entry.action}</p>
      <p className="figures text-sm text-muted">
        <time dateTime={entry.at}>
          {dayInFigures(day, language)} {time.slice(0, 5)}
        </time>{' '}
        · {entry.actorName ?? say('system')}
      </p>
      {entry.changes.length > 0 && (
        <ul className="mt-1 grid gap-0.5 text-sm">
          {entry.changes.map((change) => (
            <li key={change.field} className="break-words">
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
      {entry.note && <p className="mt-1 text-sm break-words whitespace-pre-line">„{entry.note}“</p>}
    </li>
  )
}

function Change({ change: { field, from, to } }: { readonly change: AuditChange }) {
  const say = useWords(fieldWords)
  return (
    <>
      <span className="text-muted">{isKnownField(field) ? say(field) : field}:</span>{' '}
      <Value field={field} value={from} />
      <span aria-hidden="true"> → </span>
      <Value field={field} value={to} />
    </>
  )
}

type ValueProps = { readonly field: string; readonly value: AuditChange['from'] }

function Value({ field, value }: ValueProps) {
  const say = useWords(historyWords)
  const sayRole = useWords(roleWords)
  const sayStatus = useWords(paymentWords)
  const language = useLanguage()
  if (value === null || value === '') return <span className="text-muted">{say('nothing')}</span>
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (typeof value === 'number' && AMOUNTS.includes(field)) return moneyInWords(value, language)
  const status = PAYMENT_STATUSES.find((one) => one === value)
  if (status && field === 'paymentStatus') return sayStatus(status)
  const role = ROLES.find((one) => one === value)
  if (role) return sayRole(role)
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return dayInFigures(value, language)
  return String(value)
}

const AMOUNTS = ['amount', 'paidAmount', 'creditAmount']

const isKnownAction = (text: string): text is keyof typeof historyActionWords =>
  Object.hasOwn(historyActionWords, text)
const isKnownField = (text: string): text is keyof typeof fieldWords => Object.hasOwn(fieldWords, text)
