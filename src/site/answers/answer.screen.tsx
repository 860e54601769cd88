import { data } from 'react-router'
import { z } from 'zod'
import { PaymentQr } from '../../money/payments/payment-qr.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/answer.screen'
import { answerWords } from './answer.words.ts'
import { type FormerView, viewFormer } from './view-former.server.ts'

const screen = declareScreen({ who: 'anyone', params: z.object({ token: z.string() }) })

/** Only shows; robots that look at every link of a letter change nothing. */
export const loader = screen.shows(async ({ db, address, language, today, params: { token } }) => {
  const title = speak(answerWords, language)('title')
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  try {
    const former = await viewFormer(db, { token, address }, { language, today })
    return data({ title, token, former }, { status: former ? 200 : 404, headers })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const retry: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}
    throw new Response(null, { status: error.status, headers: retry })
  }
})

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function AnswerScreen({ loaderData: { token, former } }: Route.ComponentProps) {
  const say = useWords(answerWords)
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 md:py-16">
      <PageTitle title={say('title')} />
      {former ? (
        <Former former={former} token={token} />
      ) : (
        <Panel>
          <div className="grid justify-items-start gap-5">
            <p>{say('invalid')}</p>
            <ButtonLink to="/">{say('home')}</ButtonLink>
          </div>
        </Panel>
      )}
    </div>
  )
}

function Former({ former, token }: { readonly former: FormerView; readonly token: string }) {
  const say = useWords(answerWords)
  const language = useLanguage()
  const day = dayInFigures(former.endedOn, language)
  return (
    <div className="grid gap-5">
      <Panel title={former.name}>
        <p>{say(former.cause, { day })}</p>
        <p className="mt-2 text-muted">{say('until', { day: dayInFigures(former.until, language) })}</p>
      </Panel>
      <Panel title={say('papers')}>
        <div className="grid gap-2">
          {FILES.map(({ file, word }) => (
            <a
              key={file}
              href={`/o/${token}/${file}`}
              className={buttonClass({ className: 'whitespace-normal!' })}
            >
              {say(word)}
            </a>
          ))}
        </div>
      </Panel>
      <Panel title={say('debts')}>
        <Debts debts={former.debts} />
      </Panel>
      <Panel title={say('patches')}>
        <Patches patches={former.patches} />
      </Panel>
    </div>
  )
}

const FILES = [
  { file: 'vypis.pdf', word: 'extract' },
  { file: 'moje-data.pdf', word: 'dataPdf' },
  { file: 'moje-data.json', word: 'dataJson' },
] as const

function Debts({ debts }: Pick<FormerView, 'debts'>) {
  const say = useWords(answerWords)
  const language = useLanguage()
  if (debts.length === 0) return <p>{say('noDebts')}</p>
  return (
    <div className="grid gap-7">
      {debts.map(({ id, title, rest, code }) => (
        <section key={id}>
          <h3 className="mb-3 font-semibold">
            {title} · {say('rest', { amount: moneyInWords(rest, language) })}
          </h3>
          {code ? <PaymentQr code={code} /> : <p className="text-muted">{say('noAccount')}</p>}
        </section>
      ))}
    </div>
  )
}

function Patches({ patches }: Pick<FormerView, 'patches'>) {
  const say = useWords(answerWords)
  if (patches.length === 0) return <p>{say('noPatches')}</p>
  return (
    <>
      <p>{say('toReturn')}</p>
      <ul className="mt-2 list-disc pl-5">
        {patches.map((patch) => (
          <li key={patch}>{say(patch)}</li>
        ))}
      </ul>
    </>
  )
}
