import { ActButton } from '../../ground/ui/act-button.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { readingWords } from './bank.words.ts'
import { LINE_FAULTS } from './movement.ts'
import type { OddityView, ReadingView } from './view-bank.server.ts'

/** When the bank was asked, by whom, and what came of it. */
export function ReadingsLog({ readings }: { readonly readings: readonly ReadingView[] }) {
  const say = useWords(readingWords)
  return (
    <Panel title={say('title')} flush>
      {readings.length === 0 ? (
        <p className="px-5 pb-5 text-muted md:px-6">{say('empty')}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {readings.map((reading) => (
            <ReadingLine key={reading.id} reading={reading} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function ReadingLine({ reading }: { readonly reading: ReadingView }) {
  const say = useWords(readingWords)
  const { when, cause, actorName, period, problem } = reading
  return (
    <li className="grid gap-x-4 gap-y-1 px-5 py-3 md:grid-cols-[11rem_12rem_1fr_auto] md:items-center md:px-6">
      <span className="figures font-medium">{when}</span>
      <span className="text-muted">{cause === 'person' ? (actorName ?? say('person')) : say(cause)}</span>
      <span className="figures text-sm text-muted">{period}</span>
      <span className="md:text-right">
        <Outcome reading={reading} />
      </span>
      {problem && <p className="max-w-[80ch] text-sm text-muted md:col-span-4">{problem}</p>}
    </li>
  )
}

function Outcome({
  reading: { isFinished, isCutOff, problem, received, paired },
}: {
  readonly reading: ReadingView
}) {
  const say = useWords(readingWords)
  if (!isFinished)
    return <Badge tone={isCutOff ? 'warning' : 'info'}>{say(isCutOff ? 'cutOff' : 'running')}</Badge>
  if (problem) return <Badge tone="danger">{say('failed')}</Badge>
  if (!received) return <span className="text-muted">{say('nothing')}</span>
  return (
    <span className="flex flex-wrap gap-1.5 md:justify-end">
      <Badge tone="success">{say('newOnes', { count: received })}</Badge>
      {paired !== null && <Badge>{say('paired', { count: paired })}</Badge>}
    </span>
  )
}

type OdditiesProps = { readonly oddities: readonly OddityView[]; readonly action: string }

/** Lines nobody may book by himself; they wait until a person has looked. */
export function Oddities({ oddities, action }: OdditiesProps) {
  const say = useWords(readingWords)
  if (oddities.length === 0) return null
  return (
    <Panel title={say('oddities')} flush>
      <p className="px-5 pb-4 text-muted md:px-6">{say('odditiesLead')}</p>
      <ul className="divide-y divide-line border-t border-line">
        {oddities.map((oddity) => (
          <li key={oddity.id} className="flex flex-wrap items-center gap-3 px-5 py-3 md:px-6">
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                <OdditySentence oddity={oddity} />
              </p>
              <p className="figures text-sm text-muted">{oddity.when}</p>
              {oddity.text && <p className="mt-1 font-mono text-xs break-all text-muted">{oddity.text}</p>}
            </div>
            <ActButton to={action} leads intent="settle" sends={{ id: oddity.id }} size="small">
              {say('settle')}
            </ActButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OdditySentence({ oddity: { kind, bankId, fault } }: { readonly oddity: OddityView }) {
  const say = useWords(readingWords)
  if (kind === 'changed') return say('changed', { id: bankId ?? '' })
  return say('unreadable', { reason: say(LINE_FAULTS.find((one) => one === fault) ?? 'bad_line') })
}
