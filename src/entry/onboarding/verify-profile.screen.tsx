import type { ReactNode } from 'react'
import { Form, redirect, useNavigation } from 'react-router'
import { findProfile } from '../../people/members/members.server.ts'
import { Profile, PROFILE_FIELDS } from '../../people/members/profile.ts'
import { parseForm } from '../../ground/http/form-answer.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/verify-profile.screen'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { nextStep } from './onboarding.server.ts'
import { SignOutInstead, StepTitle } from './onboarding-step.tsx'
import { verifyProfileWords } from './onboarding.words.ts'
import { ProfileFields, type ProfileForm } from './profile-fields.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { verifyProfile } from './verify-profile.server.ts'

const screen = declareScreen({ who: 'signed-in', beforeOnboarding: true })

export const loader = screen.shows(async ({ db, language, visitor }) => {
  if (!visitor.confirmedStanovy || visitor.verifiedProfile) throw redirect(nextStep(visitor))
  return {
    title: speak(verifyProfileWords, language)('title'),
    email: visitor.email,
    profile: visitor.memberId === null ? null : ((await findProfile(db, visitor.memberId)) ?? null),
  }
})

export const action = screen.acts({
  keeps: PROFILE_FIELDS,
  acts: screen.act({
    does: async ({ db, visitor }, _, form) => {
      if (!visitor.confirmedStanovy) throw redirect(nextStep(visitor))
      // Whoever has no card has nothing to say about himself, and confirms just that.
      await verifyProfile(db, visitor, visitor.memberId === null ? {} : parseForm(formOf(Profile), form))
      return seeOther('/admin', flashCookie('profileVerified'))
    },
  }),
})

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
