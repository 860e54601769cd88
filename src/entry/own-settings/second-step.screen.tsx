import { data, redirect } from 'react-router'
import { z } from 'zod'
import { findSecondStep } from '../keys/second-steps.server.ts'
import { issueRecoveryCodes, turnOffSecondStep } from '../keys/turn-off-second-step.server.ts'
import { beginSecondStep, repeatSetup, turnOnSecondStep } from '../keys/turn-on-second-step.server.ts'
import { answerForm, type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { qrImage } from '../../ground/files/qr-image.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
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
import { secondStepWords } from './second-step.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, language, club } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const [state, isProved] = await Promise.all([findSecondStep(db, visitor.id), isFresh(db, visitor)])
  return {
    title: `${speak(secondStepWords, language)('title')} · ${club.name}`,
    club: club.name,
    email: visitor.email,
    state: state && { since: momentInFigures(state.turnedOnAt, language), codesLeft: state.codesLeft },
    isProved,
  }
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

const Code = z.string().trim().min(1).max(40)
const Password = z.string().min(1).max(1000)
const Input = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('begin'), password: z.string().max(1000).optional() }),
  z.strictObject({ intent: z.literal('on'), setup: z.string().min(1).max(1000), code: Code }),
  z.strictObject({ intent: z.literal('codes'), password: Password, code: Code }),
  z.strictObject({ intent: z.literal('off'), password: Password, code: Code }),
])

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  return answerForm(args, ['intent'], (form) => handle(context, visitor, form))
}

async function handle(context: RequestContext, visitor: Visitor, form: FormValues) {
  const { db, club, now } = context
  const input = parseForm(Input, form)
  if (input.intent === 'begin') {
    await proveSelf(db, visitor, input.password)
    const setup = await beginSecondStep(db, visitor, { club: club.name, now })
    return { fault: undefined, setup: { ...setup, image: qrImage(setup.uri) }, isWrong: false }
  }
  if (input.intent === 'on') return turnOn(context, visitor, input)
  const { password, code } = input
  if (input.intent === 'codes') {
    const act = () => issueRecoveryCodes(db, visitor, code)
    return { fault: undefined, codes: await withPassword(db, visitor, { password, act }), isNew: false }
  }
  await withPassword(db, visitor, { password, act: () => turnOffSecondStep(db, visitor, code) })
  return redirect('/admin/settings', { status: 303 })
}

/** A mistyped code shows the same picture again: the app has it already. */
async function turnOn(
  { db, club, now }: RequestContext,
  visitor: Visitor,
  input: { readonly setup: string; readonly code: string },
) {
  try {
    const codes = await turnOnSecondStep(db, visitor, { ...input, now })
    return { fault: undefined, codes, isNew: true }
  } catch (error) {
    const isMistyped = error instanceof Refusal && error.code === 'invalid_fields'
    const setup = isMistyped ? repeatSetup(visitor, { setup: input.setup, club: club.name, now }) : null
    if (!setup) throw error
    const shown = { ...setup, image: qrImage(setup.uri) }
    return data({ fault: undefined, setup: shown, isWrong: true }, { status: 422 })
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function SecondStepScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(secondStepWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  const { club, email, state, isProved } = loaderData
  const hasCodes = actionData !== undefined && 'codes' in actionData && actionData.codes !== undefined
  return (
    <div className="max-w-3xl">
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
        <BeginPanel isProved={isProved} fault={fault} />
      )}
      {!hasCodes && (
        <ButtonLink to="/admin/settings" className="mt-5">
          {say('back')}
        </ButtonLink>
      )}
    </div>
  )
}
