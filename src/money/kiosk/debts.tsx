import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import type { QrImage } from '../../ground/files/qr-image.ts'
import { Button } from '../../ground/ui/button.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { QrFigure } from '../../ground/ui/qr-figure.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { kioskWords } from './kiosk.words.ts'
import { PinField } from './pin-field.tsx'

type Debt = {
  readonly id: number
  readonly title: string
  readonly money: string
  readonly isPaid: boolean
  readonly image: QrImage | null
}

type DebtsProps = {
  readonly name: string
  readonly payments: readonly Debt[]
  readonly fault: FormFault | undefined
}

/** Whoever showed his card: what he owes, as large as the tablet is, green as soon as it is paid. */
export function Debts({ name, payments, fault }: DebtsProps) {
  const say = useWords(kioskWords)
  return (
    <>
      <h1 className="font-display text-4xl leading-tight font-bold wrap-anywhere md:text-5xl">{name}</h1>
      {payments.length === 0 && <p className="text-2xl">{say('owesNothing')}</p>}
      <ul aria-live="polite" className="grid gap-6">
        {payments.map((debt) => (
          <li
            key={debt.id}
            className={classNames(
              'rounded-panel border-2 p-5 md:p-8',
              // A tablet lying on its side: the code beside what it is for, all of it on one screen.
              !debt.isPaid &&
                debt.image &&
                'lg:landscape:grid lg:landscape:grid-cols-[26rem_minmax(0,1fr)] lg:landscape:grid-rows-[auto_auto_1fr] lg:landscape:gap-x-8 lg:landscape:p-6',
              debt.isPaid ? 'border-success-ink bg-success text-success-ink' : 'border-line bg-raised',
            )}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 className="text-2xl font-bold wrap-anywhere">{debt.title}</h2>
              <p className="figures text-3xl font-bold">{debt.money}</p>
            </div>
            {debt.isPaid ? (
              <p className="mt-4 text-3xl font-bold">
                {say('paid')}. <span className="text-xl font-normal">{say('paidThanks')}</span>
              </p>
            ) : (
              <ToPay debt={debt} fault={fault} />
            )}
          </li>
        ))}
      </ul>
      <Form method="post">
        <Button type="submit" name="intent" value="done" size="large" className="w-full">
          {say('done')}
        </Button>
      </Form>
    </>
  )
}

function ToPay({
  debt: { id, title, image },
  fault,
}: {
  readonly debt: Debt
  readonly fault: FormFault | undefined
}) {
  const say = useWords(kioskWords)
  return (
    <>
      {image ? (
        <div className="mt-5 lg:landscape:col-start-1 lg:landscape:row-span-3 lg:landscape:row-start-1 lg:landscape:mt-0">
          <QrFigure image={image} title={say('scanThis')} width="w-full max-w-md">
            <figcaption className="text-lg font-semibold">{say('scanThis')}</figcaption>
          </QrFigure>
        </div>
      ) : (
        <p className="mt-4 text-xl">{say('noAccount')}</p>
      )}
      {image && <p className="mt-3 text-center text-muted lg:landscape:text-left">{say('waiting')}</p>}
      <details className="mt-4">
        <summary aria-label={say('cashNamed', { title })} className="cursor-pointer py-2 text-muted">
          {say('cash')}
        </summary>
        <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-end gap-3">
          <input type="hidden" name="paymentId" value={id} />
          <PinField error={fault?.fields.pin} />
          <Button type="submit" name="intent" value="cash">
            {say('takeCash')}
          </Button>
        </Form>
      </details>
    </>
  )
}
