import { Form } from 'react-router'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { listWords } from './donate.words.ts'
import { DonationFields } from './donation-fields.tsx'
import type { DonateView } from './view-donate.server.ts'

type AddingView = Extract<DonateView, { tab: 'add' }>
type AddingDeskProps = {
  readonly view: AddingView
  readonly path: string
  readonly fault: FormFault | undefined
}

/** A donation by hand, or out of money that has come and belongs to nothing yet. */
export function AddingDesk({ view, path, fault }: AddingDeskProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
      <NewDonationForm view={view} path={path} fault={fault} />
      <FreeMovements view={view} path={path} />
    </div>
  )
}

function NewDonationForm({ view, path, fault }: AddingDeskProps) {
  const say = useWords(listWords)
  const language = useLanguage()
  const { taken, purposes, choices, today } = view
  const known = {
    donor: taken?.likelyDonor ?? taken?.counterName ?? '',
    amount: '',
    givenOn: taken?.bookedOn ?? today,
    purposeId: purposes[0]?.id ?? null,
    anonymous: false,
    note: taken?.message ?? '',
  }
  return (
    <Panel title={say('addTitle')} className="min-w-0">
      {taken && (
        <p className="figures mb-4 rounded-lg bg-chosen px-4 py-3">
          {say('addFrom', {
            day: dayInFigures(taken.bookedOn, language),
            who: taken.counterName ?? say('unknownPayer'),
            rest: moneyInWords(taken.remaining, language),
          })}
        </p>
      )}
      <Form key={taken?.id ?? 0} method="post" action={`${path}?tab=add`} className="grid gap-5">
        <input type="hidden" name="intent" value="add" />
        {taken && <input type="hidden" name="movementId" value={taken.id} />}
        <DonationFields
          known={known}
          fault={fault}
          purposes={purposes}
          choices={choices}
          isFromMovement={taken !== null}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary">
            {say('addSubmit')}
          </Button>
          {taken && <ButtonLink to={`${path}?tab=add`}>{say('byHand')}</ButtonLink>}
        </div>
      </Form>
    </Panel>
  )
}

function FreeMovements({ view, path }: Pick<AddingDeskProps, 'view' | 'path'>) {
  const say = useWords(listWords)
  const language = useLanguage()
  const { movements, movementsView } = view
  return (
    <Panel title={say('movements')} flush className="min-w-0">
      <p className="px-5 pb-4 text-muted md:px-6">
        {say(movements.length === 0 ? 'movementsEmpty' : 'movementsLead')}
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {movements.map((movement) => {
          const who = movement.counterName ?? say('unknownPayer')
          const rest = moneyInWords(movement.remaining, language)
          return (
            <li key={movement.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 md:px-6">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium break-words">{who}</p>
                <p className="figures text-sm break-words text-muted">
                  {[dayInFigures(movement.bookedOn, language), movement.message].filter(Boolean).join(' · ')}
                </p>
              </div>
              <p className="figures font-semibold">{say('free', { amount: rest })}</p>
              <ButtonLink
                to={`${path}?tab=add&movement=${movement.id}`}
                size="small"
                aria-label={say('takeNamed', { who, amount: rest })}
              >
                {say('take')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
      <div className="px-5 pb-4 md:px-6">
        <Pager view={movementsView} to={(page) => `${path}?tab=add&page=${page}`} />
      </div>
    </Panel>
  )
}
