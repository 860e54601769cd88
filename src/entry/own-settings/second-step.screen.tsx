import { data } from 'react-router'
import type { z } from 'zod'
import { findSecondStep } from '../keys/second-steps.server.ts'
import { issueRecoveryCodes, turnOffSecondStep } from '../keys/turn-off-second-step.server.ts'
import { beginSecondStep, repeatSetup, turnOnSecondStep } from '../keys/turn-on-second-step.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { qrImage } from '../../ground/files/qr-image.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/second-step.screen'
import { BeginPanel, SetupPanels } from './begin-second-step.tsx'
import { momentInFigures } from '../../ground/values/moment.ts'
import { isFresh, proveSelf, withPassword } from '../sign-in/prove-self.server.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondStepOn } from './second-step-on.tsx'
import { FirstCode, OwnPassword, PasswordAndCode } from './second-step-input.ts'
import { secondStepWords } from './second-step.words.ts'

const screen = declareScreen({ who: 'account.edit-own', beforeStep: true })

export const loader = screen.shows(async ({ db, visitor, language, club }) => {
  const [state, isProved] = await Promise.all([findSecondStep(db, visitor.id), isFresh(db, visitor)])
  return {
    title: speak(secondStepWords, language)('title'),
    club: club.name,
    email: visitor.email,
    state: state && { since: momentInFigures(state.turnedOnAt, language), codesLeft: state.codesLeft },
    isProved,
    isOwed: visitor.owesStep === true,
  }
})

export function headers() {
  return { 'cache-control': 'no-store' }
}

const noneIfEmpty = { password: (text: string) => text || undefined }

export const action = screen.acts({
  keeps: ['intent'],
  acts: {
    begin: screen.act({
      takes: formOf(OwnPassword, noneIfEmpty),
      does: async ({ db, visitor, club }, { password }) => {
        await proveSelf(db, visitor, password)
        const setup = await beginSecondStep(db, visitor, club.name)
        return { fault: undefined, setup: { ...setup, image: qrImage(setup.uri) }, isWrong: false }
      },
    }),
    on: screen.act({ takes: FirstCode, does: turnOn }),
    codes: screen.act({
      takes: PasswordAndCode,
      does: async ({ db, visitor }, { password, code }) => {
        const act = () => issueRecoveryCodes(db, visitor, code)
        return { fault: undefined, codes: await withPassword(db, visitor, { password, act }), isNew: false }
      },
    }),
    off: screen.act({
      takes: PasswordAndCode,
      does: async ({ db, visitor }, { password, code }) => {
        await withPassword(db, visitor, { password, act: () => turnOffSecondStep(db, visitor, code) })
        return seeOther('/admin/settings')
      },
    }),
  },
})

/** A mistyped code shows the same picture again: the app has it already. */
async function turnOn({ db, club, visitor }: Given, input: z.infer<typeof FirstCode>) {
  try {
    const codes = await turnOnSecondStep(db, visitor, input)
    return { fault: undefined, codes, isNew: true }
  } catch (error) {
    const isMistyped = error instanceof Refusal && error.code === 'invalid_fields'
    const setup = isMistyped ? await repeatSetup(db, visitor, { setup: input.setup, club: club.name }) : null
    if (!setup) throw error
    const shown = { ...setup, image: qrImage(setup.uri) }
    return data({ fault: undefined, setup: shown, isWrong: true }, { status: 422 })
  }
}

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function SecondStepScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(secondStepWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  const { club, email, state, isProved, isOwed } = loaderData
  return (
    <div className="max-w-4xl">
      <div className="print:hidden">
        <PageTitle title={say('title')} />
        {fault && <FaultNote title={say('failed')} fault={fault} />}
      </div>
      {actionData && 'codes' in actionData && actionData.codes ? (
        <RecoveryCodes codes={actionData.codes} isNew={actionData.isNew} club={club} email={email} />
      ) : actionData && 'setup' in actionData ? (
        <SetupPanels setup={actionData.setup} isWrong={actionData.isWrong} />
      ) : state ? (
        <SecondStepOn state={state} fault={fault} />
      ) : (
        <BeginPanel isProved={isProved} isOwed={isOwed} fault={fault} />
      )}
    </div>
  )
}
