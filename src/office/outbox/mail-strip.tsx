import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { MailServerView } from './view-mail-server.server.ts'
import { mailServerWords } from './mail-server.words.ts'
import { TestButton } from './test-button.tsx'

export const SERVER_TONES: Readonly<Record<MailServerView['state'], BadgeTone>> = {
  none: 'warning',
  down: 'danger',
  works: 'success',
  untried: 'neutral',
}

/** How the mail server is, and how much may still go: one line over the list. */
export function MailStrip({ server }: { readonly server: MailServerView }) {
  const say = useWords(mailServerWords)
  return (
    <section
      aria-label={say('title')}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-panel px-5 py-4"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {say('title')} <Badge tone={SERVER_TONES[server.state]}>{say(server.state)}</Badge>
        </p>
        <p className="figures mt-1 text-sm text-muted">
          {server.state === 'none' ? say('noneText') : <Left server={server} />}
        </p>
        {server.state === 'down' && server.lastRefusal && (
          <p className="mt-1 text-sm break-words text-danger-ink">
            {say('refused', { reply: server.lastRefusal.reply })}
          </p>
        )}
      </div>
      <TestButton />
    </section>
  )
}

function Left({ server: { limits, used } }: { readonly server: MailServerView }) {
  const say = useWords(mailServerWords)
  const windows = [
    ['perMinute', limits.perMinute, used.minute],
    ['perHour', limits.perHour, used.hour],
    ['perDay', limits.perDay, used.day],
  ] as const
  const limited = windows.filter(([, limit]) => limit !== null)
  if (limited.length === 0) return say('unlimited')
  return limited
    .map(([name, limit, spent]) => {
      const left = say('left', { left: Math.max(0, (limit ?? 0) - spent), limit: limit ?? 0 })
      return `${say(name)} ${left}`
    })
    .join(' · ')
}
