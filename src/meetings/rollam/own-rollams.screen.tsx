import { Form } from 'react-router'
import { z } from 'zod'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/own-rollams.screen'
import { answerOwnRollam } from './answer-rollam.server.ts'
import { isTaken } from './rollam.ts'
import { RollamAnswerInput } from './rollam-input.ts'
import { rollamLine } from './rollam-page.server.ts'
import { RollamPanel } from './rollam-panel.tsx'
import { ownRollamWords, rollamChoiceWords, rollamFactWords } from './own-rollam.words.ts'
import { listOwnRollams } from './rollams.server.ts'

const screen = declareScreen({ who: 'account.edit-own' })

export const loader = screen.shows(async ({ db, visitor, language, today }) => ({
  title: speak(ownRollamWords, language)('title'),
  hasCard: visitor.memberId !== null,
  rollams: (await listOwnRollams(db, visitor)).map(({ own, ...rollam }) => ({
    ...rollamLine(rollam, language),
    hasVote: own?.standing === 'votes',
    mayVote: own?.standing === 'votes' && own.choice === null && isTaken(rollam, today),
    choice: own?.choice ?? null,
  })),
}))

export const action = screen.acts({
  keeps: [],
  acts: {
    vote: screen.act({
      takes: formOf(RollamAnswerInput.extend({ rollamId: z.int().positive().max(999_999_999) })),
      does: async ({ db, visitor, now }, input) => {
        await answerOwnRollam(db, visitor, { now, ...input })
        return seeOther('/admin/membership/rollam', flashCookie('saved'))
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function OwnRollamsScreen({
  loaderData: { rollams, hasCard },
  actionData,
}: Route.ComponentProps) {
  const say = useWords(ownRollamWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="max-w-3xl">
      <PageTitle title={say('title')} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {rollams.length === 0 ? (
        <EmptyState text={say(hasCard ? 'none' : 'noCard')} />
      ) : (
        <>
          <p className="-mt-3 mb-5 text-pretty text-muted">{say('lead')}</p>
          <div className="grid gap-5">
            {rollams.map((rollam) => (
              <RollamPanel key={rollam.id} line={rollam} title={rollam.name}>
                <Own rollam={rollam} />
                {rollam.state !== 'open' && (
                  <p className="mt-4">
                    <ButtonLink to={`/api/rollams/${rollam.id}/paper.pdf`} reloadDocument>
                      {say('pdf')}
                    </ButtonLink>
                  </p>
                )}
              </RollamPanel>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']['rollams'][number]

/** One's own vote: given, to be given, or not one's to give. */
function Own({ rollam: { id, name, state, hasVote, mayVote, choice } }: { readonly rollam: Shown }) {
  const say = useWords(ownRollamWords)
  const sayFact = useWords(rollamFactWords)
  const sayChoice = useWords(rollamChoiceWords)
  if (choice !== null)
    return <p className="mt-3 font-semibold">{sayFact('yours', { choice: sayChoice(choice) })}</p>
  if (!mayVote)
    return state === 'cancelled' ? null : (
      <p className="mt-3 text-muted">{say(hasVote ? 'silent' : 'noVote')}</p>
    )
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-3">
      <input type="hidden" name="rollamId" value={id} />
      <input type="hidden" name="intent" value="vote" />
      <p className="text-pretty text-muted">{sayFact('stands')}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {(['yes', 'no', 'abstain'] as const).map((value) => (
          <Button
            key={value}
            type="submit"
            name="choice"
            value={value}
            size="large"
            aria-label={say('voteNamed', { choice: sayChoice(value), name })}
          >
            {sayChoice(value)}
          </Button>
        ))}
      </div>
    </Form>
  )
}

export const ErrorBoundary = screenFailed(ownRollamWords)
