import { type FormValues, readForm } from '../../ground/http/form-answer.server.ts'
import { fieldWords, toRefusal } from '../../ground/http/refusal-answer.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { type FieldFaults, Refusal } from '../../refusals.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { Answers, firstFaultyStep, stepFaults } from './application-answers.ts'
import {
  type Draft,
  ownSaidIn,
  pickDraft,
  type Place,
  placeOf,
  STEP_FIELDS,
  STEPS,
  SUMMARY,
  TRAP,
  withoutOwn,
} from './application-form.ts'
import { isOwnName } from '../../ground/values/own-field.ts'
import { ownFaults } from './own-answers.server.ts'
import { issueForm, readIssuedForm } from './form-seals.server.ts'
import { submitApplication } from './submit-application.server.ts'

/** Where the club's own fields are asked: with the person. */
const OWN_STEP = 1

/** Where the applicant stands in the form and what it has to say to him. */
export type FormState = {
  readonly place: Place
  readonly draft: Draft
  readonly wantsPhotos: boolean
  readonly isAcknowledged: boolean
  readonly seal: string
  readonly fields: Readonly<Record<string, string>>
  readonly message: string | null
}

export type Walk = {
  readonly sent: boolean
  readonly state: FormState
  /** Why it goes no further. */
  readonly refusal: Refusal | null
}

/** One press of a button: a step forward, back to any place, or off with it. */
export async function walkForm(context: RequestContext, request: Request): Promise<Walk> {
  const form = (await readForm(request)) ?? {}
  const state = stateOf(form, context)
  const stay = (refusal: Refusal) => refused(state, refusal, context)
  const goTo = ([...STEPS, SUMMARY] as const).find((place) => String(place) === form.go)
  if (goTo !== undefined && goTo < state.place) return at({ ...state, place: goTo })
  if (context.away) return stay(context.away)
  if (state.place === SUMMARY)
    return send(context, form, state).catch((error) => stay(toRefusal(error, context.requestId)))

  const fields = {
    ...stepFaults(state.place, state.draft, context.today),
    ...(state.place === OWN_STEP && (await ownFaults(context.db, state.draft))),
  }
  if (Object.keys(fields).length > 0) return stay(new Refusal('invalid_fields', { fields }))
  return at({ ...state, place: placeOf(String(state.place + 1)) })
}

function stateOf(form: FormValues, { now }: RequestContext): FormState {
  const seal = form.seal ?? ''
  return {
    place: placeOf(form.place),
    draft: pickDraft(form),
    wantsPhotos: 'photos' in form,
    isAcknowledged: 'acknowledged' in form,
    seal: readIssuedForm(seal, now) ? seal : issueForm(now),
    fields: {},
    message: null,
  }
}

async function send(context: RequestContext, form: FormValues, state: FormState): Promise<Walk> {
  const { db, now, today, language, address } = context
  const faulty = firstFaultyStep(state.draft, today)
  if (faulty) throw new Refusal('invalid_fields', { fields: faulty.faults })
  if (!state.isAcknowledged) throw new Refusal('invalid_fields', { fields: { acknowledged: 'must_agree' } })
  const issued = readIssuedForm(form.seal ?? '', now)
  if (!issued || issued.isTooFast || form[TRAP]) throw new Refusal('looks_automatic')

  await submitApplication(db, {
    answers: Answers.parse(withoutOwn(state.draft)),
    own: ownSaidIn(state.draft),
    consentsToPhotos: state.wantsPhotos,
    formId: issued.id,
    language,
    address,
    today,
  })
  return { ...at(state), sent: true }
}

function at(state: FormState): Walk {
  return { sent: false, state, refusal: null }
}

function refused(state: FormState, refusal: Refusal, { language }: RequestContext): Walk {
  const faults = refusal.fields ?? {}
  return {
    sent: false,
    state: {
      ...state,
      place: placeOfFaults(faults) ?? state.place,
      fields: fieldWords(faults, language),
      message: sayRefusal(refusal, language),
    },
    refusal,
  }
}

/** A fault is shown where its field is. */
function placeOfFaults(faults: FieldFaults): Place | null {
  const names = Object.keys(faults)
  if (names.some(isOwnName)) return OWN_STEP
  return STEPS.find((step) => STEP_FIELDS[step].some((name) => names.includes(name))) ?? null
}
