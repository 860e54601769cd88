import type { ReactNode } from 'react'
import { Form, redirect, useNavigation } from 'react-router'
import { findProfile } from '../../people/members/members.server.ts'
import { Profile, PROFILE_FIELDS } from '../../people/members/profile.ts'
import { answerForm, type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/verify-profile.screen'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { newcomer, nextStep } from './onboarding.server.ts'
import { SignOutInstead, StepTitle } from './onboarding-step.tsx'
import { verifyProfileWords } from './onboarding.words.ts'
import { ProfileFields, type ProfileForm } from './profile-fields.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { verifyProfile } from './verify-profile.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const { db, language, club } = context
  const visitor = newcomer(context)
  if (!visitor.confirmedStanovy || visitor.verifiedProfile) throw redirect(nextStep(visitor))
  return {
    title: `${speak(verifyProfileWords, language)('title')} · ${club.name}`,
    email: visitor.email,
    profile: visitor.memberId === null ? null : ((await findProfile(db, visitor.memberId)) ?? null),
  }
}

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const visitor = newcomer(context)
  if (!visitor.confirmedStanovy) throw redirect(nextStep(visitor))
  return answerForm(args, PROFILE_FIELDS, async (form) => {
    await verifyProfile(
      context.db,
      visitor,
      visitor.memberId === null ? {} : parseForm(Profile, withConsents(form)),
    )
    const headers = { 'set-cookie': flashCookie('profileVerified') }
    return redirect('/admin', { status: 303, headers })
  })
}

function withConsents(form: FormValues) {
  return { ...form, consentsToPhotos: 'consentsToPhotos' in form, sharesContact: 'sharesContact' in form }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function VerifyProfileScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, email } = loaderData
  const say = useWords(verifyProfileWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  return (
    <>
      <StepTitle step={2} title={say('title')} text={say(profile ? 'text' : 'noCard')} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {profile ? <CardForm form={{ profile, fault }} /> : <NoCardForm email={email} />}
      <SignOutInstead />
    </>
  )
}

function CardForm({ form }: { readonly form: ProfileForm }) {
  const say = useWords(verifyProfileWords)
  return (
    <StepForm submit={say('submit')}>
      <ProfileFields form={form} />
    </StepForm>
  )
}

function NoCardForm({ email }: { readonly email: string }) {
  const say = useWords(verifyProfileWords)
  return (
    <StepForm submit={say('submitNoCard')}>
      <p>{say('noCardEmail', { email })}</p>
    </StepForm>
  )
}

function StepForm({ submit, children }: { readonly submit: string; readonly children: ReactNode }) {
  const isPending = useNavigation().formAction === '/onboarding/profile'
  return (
    <Form method="post" action="/onboarding/profile" noValidate>
      {children}
      <Button type="submit" variant="primary" pending={isPending} className="mt-7 max-sm:w-full">
        {submit}
      </Button>
    </Form>
  )
}
