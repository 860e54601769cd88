import { moneyInWords } from '../../ground/values/money.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Closed, Reopened } from './closing.ts'
import { closingWords } from './closing.words.ts'

/** As it comes to a browser: moments are texts there, and nobody needs them here. */
export type ClosedView = Omit<Closed, 'places' | 'leads'> & {
  readonly places: readonly { readonly title: string }[]
  readonly leads: readonly { readonly title: string }[]
}

/** Everything that ends with a membership, line by line, before anybody agrees to it. */
export function ClosingFacts({ closed }: { readonly closed: ClosedView }) {
  const say = useWords(closingWords)
  return (
    <div>
      <p className="font-semibold">{say('lead')}</p>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-muted">
        {useClosingLines(closed).map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useClosingLines(closed: ClosedView): readonly string[] {
  const say = useWords(closingWords)
  const language = useLanguage()
  const { account, places, leads, titles: offices, fees, toRefund, debts, patches, letter } = closed
  const titles = (events: readonly { readonly title: string }[]) =>
    events.map(({ title }) => title).join(', ')
  const whats = (payments: ClosedView['fees']) => payments.map(({ what }) => what).join(', ')
  const owed = debts.reduce((sum, { remaining }) => sum + remaining, 0)
  return [
    say(`account_${account}`),
    places.length > 0 ? say('places', { count: places.length, list: titles(places) }) : say('noPlaces'),
    ...(leads.length > 0 ? [say('leads', { list: titles(leads) })] : []),
    ...(offices.length > 0 ? [say('titles', { list: offices.join(', ') })] : []),
    ...(fees.length > 0 ? [say('fees', { list: whats(fees) })] : []),
    ...(toRefund > 0 ? [say('toRefund', { amount: moneyInWords(toRefund, language) })] : []),
    debts.length > 0
      ? say('debts', { amount: moneyInWords(owed, language), list: whats(debts) })
      : say('noDebts'),
    ...(patches.length > 0 ? [say('patches', { list: patches.map((patch) => say(patch)).join(', ') })] : []),
    say('audiences'),
    say(`letter_${letter}`),
  ]
}

/** What undoing gives back, and what it cannot. `null` where the membership stays closed for another reason. */
export function ReopeningFacts({ reopened }: { readonly reopened: Reopened | null }) {
  const say = useWords(closingWords)
  const lost = useListLost()(reopened)
  if (!reopened) return <p>{say('backNothing')}</p>
  return (
    <div>
      <p>{say(reopened.account === 'reactivated' ? 'backAccount' : 'backCard')}</p>
      {reopened.titles.length > 0 && (
        <p className="mt-1">{say('backTitles', { list: reopened.titles.join(', ') })}</p>
      )}
      {lost.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{say('notBack')}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5 marker:text-muted">
            {lost.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** What was not given back, as one sentence; empty where all was. */
export function useSayLost(): (reopened: Reopened | null | undefined) => string {
  const say = useWords(closingWords)
  const listLost = useListLost()
  return (reopened) => {
    const lost = listLost(reopened)
    return lost.length > 0 ? `${say('notBack')} ${lost.join(', ')}.` : ''
  }
}

function useListLost(): (reopened: Reopened | null | undefined) => readonly string[] {
  const say = useWords(closingWords)
  return (reopened) => {
    if (!reopened) return []
    const { places, fees, waived, calendar, titles } = reopened.notGivenBack
    return [
      ...(places > 0 ? [say('backPlaces', { count: places })] : []),
      ...(fees > 0 ? [say('backFees', { count: fees })] : []),
      ...(waived > 0 ? [say('backWaived', { count: waived })] : []),
      ...(calendar ? [say('backCalendar')] : []),
      ...(titles > 0 ? [say('backLostTitles', { count: titles })] : []),
      ...(reopened.account === 'reactivated' ? [say('backSessions')] : []),
    ]
  }
}
