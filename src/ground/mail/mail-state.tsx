import { defineWords } from '../values/words.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { useWords } from '../ui/use-words.ts'

export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled'

const TONES: Readonly<Record<MailState, BadgeTone>> = {
  waiting: 'warning',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

const WORDS = defineWords({
  waiting: { cs: 'Čeká', en: 'Waiting' },
  sending: { cs: 'Odesílá se', en: 'Being sent' },
  sent: { cs: 'Odesláno', en: 'Sent' },
  failed: { cs: 'Nedoručeno', en: 'Not delivered' },
  cancelled: { cs: 'Zrušeno', en: 'Cancelled' },
  doubtful: { cs: 'Možná přišel', en: 'May have arrived' },
})

type Props = { readonly state: MailState; readonly isDoubtful?: boolean }

/** What became of a letter; of one that was cut off while it was handed over nobody says that it did not arrive. */
export function MailStateBadge({ state, isDoubtful = false }: Props) {
  const say = useWords(WORDS)
  return (
    <>
      {!(isDoubtful && state === 'failed') && <Badge tone={TONES[state]}>{say(state)}</Badge>}
      {isDoubtful && <Badge tone="warning">{say('doubtful')}</Badge>}
    </>
  )
}
