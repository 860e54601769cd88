import { PaymentQr } from '../../money/payments/payment-qr.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { answerWords } from './answer.words.ts'
import type { FormerView } from './view-former.server.ts'

/** The end of a membership, for whoever it was. */
export function Former({ former, token }: { readonly former: FormerView; readonly token: string }) {
  const say = useWords(answerWords)
  const language = useLanguage()
  return (
    <div className="grid gap-5">
      <Panel title={former.name}>
        <p>{former.ended}</p>
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
      {former.patches && (
        <Panel title={say('patches')}>
          <Patches patches={former.patches} />
        </Panel>
      )}
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

function Patches({ patches }: { readonly patches: NonNullable<FormerView['patches']> }) {
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
