import { moneyInWords } from '../../ground/values/money.ts'
import { CopyButton } from '../../ground/ui/copy-button.tsx'
import { QrFigure } from '../../ground/ui/qr-figure.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { ibanInGroups } from './account-number.ts'
import type { PaymentCode } from './payment-code.ts'
import { paymentQrWords } from './payment-qr.words.ts'

/** A QR Platba with everything it says written beside it, each value with a button that copies it. */
export function PaymentQr({ code }: { readonly code: PaymentCode }) {
  const say = useWords(paymentQrWords)
  const language = useLanguage()
  const crowns = code.amount === null ? '' : (code.amount / 100).toFixed(code.amount % 100 ? 2 : 0)
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @lg:grid-cols-[auto_minmax(0,1fr)] @lg:gap-7">
        <QrFigure image={code.image} title={say('image')}>
          <figcaption className="text-sm font-semibold" lang="cs">
            {say('label')}
          </figcaption>
        </QrFigure>
        <dl className="grid min-w-0 gap-1">
          <Value label={say('account')} text={code.account} />
          {code.variableSymbol && <Value label={say('variableSymbol')} text={code.variableSymbol} />}
          {code.amount !== null && (
            <Value label={say('amount')} text={moneyInWords(code.amount, language)} copies={crowns} />
          )}
          <Value label={say('message')} text={code.message} />
          <Abroad code={code} />
        </dl>
      </div>
    </div>
  )
}

type ValueProps = { readonly label: string; readonly text: string; readonly copies?: string }

function Value({ label, text, copies = text }: ValueProps) {
  const say = useWords(paymentQrWords)
  return (
    <div className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 border-b border-line py-1.5 last:border-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures col-start-1 text-lg font-semibold break-words select-all">{text}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton text={copies} label={say('copyNamed', { name: label })} copied={say('copied')}>
          {say('copy')}
        </CopyButton>
      </dd>
    </div>
  )
}

function Abroad({ code: { iban, bic, variableSymbol } }: { readonly code: PaymentCode }) {
  const say = useWords(paymentQrWords)
  const note = [ibanInGroups(iban), bic && `${say('bic')} ${bic}`, variableSymbol && `/VS/${variableSymbol}`]
  return (
    <div className="pt-2 text-sm text-muted">
      <dt>{say('abroad')}</dt>
      <dd className="figures break-words select-all">{note.filter(Boolean).join(' · ')}</dd>
    </div>
  )
}
