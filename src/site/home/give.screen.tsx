import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { z } from 'zod'
import { askForThanks } from '../../money/donations/ask-for-thanks.server.ts'
import { GiverInput } from '../../money/donations/giver.ts'
import { giverWords } from '../../money/donations/giver.words.ts'
import { HowToGive, type Written } from '../../money/donations/giving.tsx'
import { viewPublicGiving } from '../../money/donations/view-donate.server.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { TRAP_FIELD } from '../../rides/guests/trap.ts'
import { PageHero } from '../pages/page-hero.tsx'
import type { Route } from './+types/give.screen'
import { publicGiveWords } from './give.words.ts'

export const handle = { hasHero: true }

const PATH = '/prispet'
const POSTER = 14

/** Anybody can give, without an account; nothing is asked of him. Whoever wishes to be thanked leaves an address. */
const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ db, language, club, url }) => {
  const say = speak(publicGiveWords, language)
  const shared = {
    title: say('title'),
    description: say('lead', { club: club.name }),
    clubName: club.name,
    address: `${url.origin}${PATH}`,
    image: posterImage(url.origin, POSTER),
  }
  return { title: shared.title, shared, giving: await viewPublicGiving(db, url.searchParams) }
})

export const action = screen.acts({
  keeps: ['email'],
  acts: {
    thanks: screen.act({
      takes: GiverInput.extend({
        purpose: z.string().max(20).optional(),
        amount: z.string().max(20).optional(),
        [TRAP_FIELD]: z.string().optional(),
      }),
      does: async (given, { email, purpose = '', amount = '', [TRAP_FIELD]: trap }) => {
        if (trap) throw new Refusal('looks_automatic')
        const symbol = await askForThanks(given.db, given, { email })
        const chosen = new URLSearchParams({ purpose, amount })
        return { fault: undefined, giving: await viewPublicGiving(given.db, chosen, symbol) }
      },
    }),
  },
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags({ ...loaderData.shared, type: 'website' }) : []
}

export default function GiveScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { shared } = loaderData
  const asked = actionData && 'giving' in actionData ? actionData.giving : undefined
  const giving = asked ?? loaderData.giving
  const say = useWords(publicGiveWords)
  const language = useLanguage()
  const [written, setWritten] = useState<Written | null>(null)
  return (
    <>
      <PageHero seed={POSTER} title={shared.title} lead={shared.description} />
      <div className="column grid items-start gap-6 py-12 md:py-16 lg:grid-cols-2">
        <HowToGive view={giving} path={PATH} onWritten={setWritten}>
          {giving.code && (
            <ThanksForm
              chosen={{
                // What stands in the form now, though nobody has asked for its code.
                purpose: written?.purpose ?? String(giving.chosenId ?? ''),
                amount: written?.amount ?? giving.written,
              }}
              isAsked={asked !== undefined}
              fault={actionData?.fault}
            />
          )}
          <p className="mt-5 text-sm text-muted">{say('thanks')}</p>
        </HowToGive>
        {giving.totals.length > 0 && (
          <Panel title={say('raised')} flush>
            <ul className="divide-y divide-line border-t border-line">
              {giving.totals.map(({ id, name, total, count }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4 md:px-6"
                >
                  <span className="min-w-0">
                    <span className="font-semibold">{name}</span>
                    <span className="figures block text-sm text-muted">{say('gifts', { count })}</span>
                  </span>
                  <span className="figures font-display text-2xl font-bold">
                    {moneyInWords(total, language)}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  )
}

type ThanksProps = {
  readonly chosen: { readonly purpose: string; readonly amount: string }
  readonly isAsked: boolean
  readonly fault: FormFault | undefined
}

/** Whoever wishes to be thanked gives an address; the code then has a symbol we know his gift by. */
function ThanksForm({ chosen, isAsked, fault }: ThanksProps) {
  const say = useWords(giverWords)
  const isPending = useNavigation().formData?.get('intent') === 'thanks'
  if (isAsked)
    return (
      <output className="mt-5 block rounded-lg bg-success px-4 py-3 text-pretty text-success-ink">
        {say('asked')}
      </output>
    )
  return (
    <details open={fault !== undefined} className="mt-5 border-t border-line pt-3">
      <summary className="cursor-pointer py-2 font-semibold">{say('wish')}</summary>
      <Form method="post" action={PATH} noValidate preventScrollReset className="mt-1 grid gap-4">
        {fault && !fault.fields.email && <FaultNote title={say('failed')} fault={fault} />}
        <p className="text-pretty text-muted">{say('wishLead')}</p>
        <input type="hidden" name="purpose" value={chosen.purpose} />
        <input type="hidden" name="amount" value={chosen.amount} />
        <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
          <label>
            {say('leaveEmpty')}
            <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Field label={say('email')} error={fault?.fields.email}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={fault?.values.email ?? ''}
          />
        </Field>
        <Button type="submit" name="intent" value="thanks" pending={isPending} className="justify-self-start">
          {say('ask')}
        </Button>
      </Form>
    </details>
  )
}
