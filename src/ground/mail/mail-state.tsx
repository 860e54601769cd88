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
})

export function MailStateBadge({ state }: { readonly state: MailState }) {
  const say = useWords(WORDS)
  return <Badge tone={TONES[state]}>{say(state)}</Badge>
}
