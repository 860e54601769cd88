import { moneyInWords } from '../../ground/values/money.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { feeSettingsWords } from '../fees/fee-settings.words.ts'

type Sum = { readonly count: number; readonly amount: number }
type WeighedProps = {
  readonly weighed: {
    readonly period: number
    readonly before: Sum
    readonly after: Sum
    readonly asked: number
  }
}

/** What saving would mean, said before it is done. */
export function Weighed({ weighed: { period, before, after, asked } }: WeighedProps) {
  const say = useWords(feeSettingsWords)
  const language = useLanguage()
  const told = ({ count, amount }: Sum) => say('toAsk', { count, amount: moneyInWords(amount, language) })
  return (
    <Panel title={say('weighed', { year: String(period) })}>
      <output className="figures grid gap-1">
        <span>{say('now', { sum: told(before) })}</span>
        <span className="font-semibold">{say('afterwards', { sum: told(after) })}</span>
        <span className="text-muted">{say('asked', { count: asked })}</span>
      </output>
    </Panel>
  )
}
