import { data } from 'react-router'
import { z } from 'zod'
import { momentInFigures } from '../../ground/values/moment.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { classNames } from '../../ground/ui/class-names.ts'
import { Road } from '../../ground/ui/road.tsx'
import { useClub } from '../../ground/ui/use-club.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/verify.screen'
import { type Verification, verifyCard } from './verify-card.server.ts'
import { verifyWords } from './verify.words.ts'

const screen = declareScreen({ who: 'anyone', params: z.object({ token: z.string() }) })

export const loader = screen.shows(async ({ db, today, now, address, language, params: { token } }) => {
  const card = await lookAt(db, { token, today, address })
  return data(
    { title: speak(verifyWords, language)('title'), card, checkedAt: momentInFigures(now, language) },
    {
      status: STATUS[card.verdict],
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    },
  )
})

async function lookAt(...look: Parameters<typeof verifyCard>): Promise<Verification> {
  try {
    return await verifyCard(...look)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const headers: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}
    throw new Response(null, { status: error.status, headers })
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

const STATUS: Readonly<Record<Verification['verdict'], number>> = {
  valid: 200,
  expired: 200,
  waiting: 200,
  ended: 200,
  revoked: 200,
  forged: 404,
  unknown: 404,
}

const GROUNDS: Readonly<Record<Verification['verdict'], string>> = {
  valid: 'bg-success text-success-ink',
  expired: 'bg-danger text-danger-ink',
  waiting: 'bg-warning text-warning-ink',
  ended: 'bg-danger text-danger-ink',
  revoked: 'bg-danger text-danger-ink',
  forged: 'bg-danger text-danger-ink',
  unknown: 'bg-sunk text-ink',
}

export default function VerifyScreen({ loaderData: { card, checkedAt } }: Route.ComponentProps) {
  const say = useWords(verifyWords)
  const { name: club } = useClub()
  return (
    <div className="column py-10 md:py-16">
      <div className="mx-auto max-w-xl overflow-hidden rounded-panel border border-line bg-panel">
        <h1
          className={classNames('heading px-6 py-8 text-center text-4xl md:text-5xl', GROUNDS[card.verdict])}
        >
          {say(card.verdict)}
        </h1>
        <Road />
        <div className="grid gap-4 px-6 py-8 text-center">
          {'name' in card && card.portrait && (
            <img
              src={card.portrait}
              alt={say('portrait', { name: card.name })}
              className="mx-auto size-36 rounded-2xl object-cover"
            />
          )}
          {'name' in card && (
            <p className="font-display text-5xl leading-none font-bold break-words">{card.name}</p>
          )}
          {'name' in card && <Until card={card} />}
          <p className="text-lg text-muted">{say(`${card.verdict}Text`, { club })}</p>
          <p className="figures text-sm text-muted">{say('checked', { moment: checkedAt })}</p>
        </div>
      </div>
    </div>
  )
}

function Until({ card }: { readonly card: Extract<Verification, { name: string }> }) {
  const say = useWords(verifyWords)
  const language = useLanguage()
  const day = card.until && dayInFigures(card.until, language)
  const text =
    card.verdict === 'valid'
      ? day
        ? say('until', { day })
        : say('forLife')
      : day && say('expiredOn', { day })
  return text ? <p className="figures text-2xl font-semibold">{text}</p> : null
}
