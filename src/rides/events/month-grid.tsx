import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../../ground/ui/link.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { monthWords } from './month.words.ts'
import type { MonthDay, MonthView } from './month.ts'

type MonthGridProps = {
  readonly month: MonthView
  /** The address of another month. */
  readonly to: (key: string) => string
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** A month on one page, as a table: it is read aloud by weekdays and needs no JavaScript. */
export function MonthGrid({ month, to }: MonthGridProps) {
  const say = useWords(monthWords)
  return (
    <section aria-labelledby="month">
      <header className="mb-4 flex items-center justify-between gap-3">
        <h2 id="month" className="heading text-[1.75rem] md:text-4xl">
          {month.title}
        </h2>
        <nav aria-label={say('months')} className="flex gap-2">
          <Link to={to(month.previous)} preventScrollReset className={ARROW} aria-label={say('previous')}>
            <ChevronLeft aria-hidden="true" />
          </Link>
          <Link to={to(month.next)} preventScrollReset className={ARROW} aria-label={say('next')}>
            <ChevronRight aria-hidden="true" />
          </Link>
        </nav>
      </header>
      <table
        aria-labelledby="month"
        className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-panel border border-line bg-panel"
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                className="border-b border-line py-2 text-center text-sm font-semibold text-muted"
              >
                <abbr title={say(weekday)} className="no-underline">
                  {say(`${weekday}Short`)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <DayCell key={day.day} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PhoneList month={month} />
    </section>
  )
}

const ARROW = buttonClass({ className: 'w-12 md:w-10 px-0! md:px-0!' })

function DayCell({ day }: { readonly day: MonthDay }) {
  return (
    <td
      className={classNames(
        'h-13 border-line p-1 text-center align-top md:text-left not-last:border-r md:h-26 md:p-1.5 [tr:not(:last-child)>&]:border-b',
        !day.isInMonth && 'bg-sunk',
      )}
    >
      <span
        aria-current={day.isToday ? 'date' : undefined}
        className={classNames(
          'figures inline-grid size-6 place-items-center rounded-full text-sm font-semibold',
          day.isToday ? 'bg-primary-400 text-stone-900' : !day.isInMonth && 'text-muted',
        )}
      >
        {day.number}
      </span>
      {day.events.length > 0 && (
        <span
          aria-hidden="true"
          className="mx-auto mt-1 block size-2 rounded-full bg-primary-500 md:hidden"
        />
      )}
      <ul className="mt-0.5 grid gap-1 max-md:hidden">
        {day.events.map((event) => (
          <li key={event.id}>
            <Link
              to={`/akce/${event.id}`}
              className={classNames(
                'block overflow-hidden rounded bg-stone-900 px-1.5 py-0.5 text-[0.8125rem] leading-5 font-semibold text-stone-50 hover:underline dark:bg-stone-700',
                event.state === 'cancelled' && 'line-through opacity-80',
                event.state === 'draft' && 'border border-dashed border-primary-400',
              )}
            >
              {event.clock && <span className="figures mr-1 text-primary-400">{event.clock}</span>}
              {event.title}
            </Link>
          </li>
        ))}
      </ul>
    </td>
  )
}

/** A cell of a phone's month has room for a dot; what it stands for is said below. */
function PhoneList({ month }: { readonly month: MonthView }) {
  const say = useWords(monthWords)
  const days = month.weeks.flat().filter(({ isInMonth, events }) => isInMonth && events.length > 0)
  if (days.length === 0) return <p className="mt-4 text-muted md:hidden">{say('nothing')}</p>
  return (
    <ul className="mt-4 divide-y divide-line md:hidden">
      {days.flatMap((day) =>
        day.events.map((event) => (
          <li key={`${day.day}-${event.id}`}>
            <Link to={`/akce/${event.id}`} className="flex min-h-12 items-baseline gap-3 py-3">
              <span className="figures w-16 shrink-0 text-muted">
                {day.number}. {event.clock}
              </span>
              <span
                className={classNames(
                  'font-semibold',
                  event.state === 'cancelled' && 'line-through decoration-2',
                )}
              >
                {event.title}
              </span>
            </Link>
          </li>
        )),
      )}
    </ul>
  )
}
