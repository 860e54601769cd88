import { z } from 'zod'
import { askForThanks } from '../../money/donations/ask-for-thanks.server.ts'
import { GiverInput } from '../../money/donations/giver.ts'
import { HowToGive } from '../../money/donations/giving.tsx'
import { viewPublicGiving } from '../../money/donations/view-donate.server.ts'
import { type FormFault, parseForm } from '../../ground/http/form-answer.server.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { Refusal } from '../../refusals.ts'
import { TRAP_FIELD } from '../../rides/guests/trap.ts'
import { PageHero } from '../pages/page-hero.tsx'
import type { Route } from './+types/give.screen'
import { publicGiveWords } from './give.words.ts'
import { ThanksByMail } from './thanks-by-mail.tsx'

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

const Gift = z.strictObject({
  purpose: z.string().max(20).optional(),
  amount: z.string().max(20).optional(),
  email: z.string().max(254).optional(),
  [TRAP_FIELD]: z.string().optional(),
})
const Thanked = Gift.extend(GiverInput.shape)

/** One form, so that what is written goes along with either button, with scripts and without them. */
export const action = screen.acts({
  keeps: ['email', 'purpose', 'amount'],
  acts: {
    show: screen.act({ takes: Gift, does: ({ db }, gift) => show(db, gift) }),
    thanks: screen.act({ takes: Thanked, does: thank }),
    // Enter: whoever has written an address wishes to be thanked.
    written: screen.act({
      takes: Gift,
      does: (given, gift) =>
        gift.email?.trim() ? thank(given, parseForm(Thanked, gift)) : show(given.db, gift),
    }),
  },
})

type Chosen = { readonly purpose?: string | undefined; readonly amount?: string | undefined }
const searchOf = ({ purpose = '', amount = '' }: Chosen) =>
  new URLSearchParams({ purpose, ...(amount.trim() ? { amount } : {}) })

/** The code has an address of its own; an e-mail somebody began to write is not lost on the way, nor is it in that address. */
async function show(db: Db, gift: z.infer<typeof Gift>) {
  const search = searchOf(gift)
  if (!gift.email) seeOther(`${PATH}?${search.toString()}`)
  return {
    fault: undefined,
    email: gift.email,
    isAsked: false,
    giving: await viewPublicGiving(db, search),
  }
}

async function thank(given: Given<'anyone'>, gift: z.infer<typeof Thanked>) {
  if (gift[TRAP_FIELD]) throw new Refusal('looks_automatic')
  const symbol = await askForThanks(given.db, given, { email: gift.email })
  return {
    fault: undefined,
    email: '',
    isAsked: true,
    giving: await viewPublicGiving(given.db, searchOf(gift), symbol),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags({ ...loaderData.shared, type: 'website' }) : []
}

export default function GiveScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { shared } = loaderData
  const answer = actionData && 'giving' in actionData ? actionData : undefined
  const giving = answer?.giving ?? asWritten(loaderData.giving, actionData?.fault)
  const say = useWords(publicGiveWords)
  const language = useLanguage()
  return (
    <>
      <PageHero seed={POSTER} title={shared.title} lead={shared.description} />
      <div className="column grid items-start gap-6 py-12 md:py-16 lg:grid-cols-2">
        <HowToGive view={giving} path={PATH} method="post" onEnter="written">
          {(giving.code ?? actionData?.fault) && (
            <ThanksByMail
              isAsked={answer?.isAsked === true}
              email={actionData?.fault?.values.email ?? answer?.email ?? ''}
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

type Giving = Awaited<ReturnType<typeof viewPublicGiving>>

/** After a refusal what was written stands there as it was, and no code of something else beside it. */
function asWritten(giving: Giving, fault: FormFault | undefined): Giving {
  if (!fault) return giving
  const { purpose = String(giving.chosenId ?? ''), amount = giving.written } = fault.values
  const isShown = purpose === String(giving.chosenId) && amount.trim() === giving.written
  const chosen = giving.purposes.find(({ id }) => String(id) === purpose)
  return {
    ...giving,
    chosenId: chosen?.id ?? giving.chosenId,
    written: amount,
    code: isShown ? giving.code : null,
  }
}
