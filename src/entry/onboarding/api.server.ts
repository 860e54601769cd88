import { door } from '../../ground/http/door.server.ts'
import { Profile } from '../../people/members/profile.ts'
import { Refusal } from '../../refusals.ts'
import { publicUser } from '../accounts/account.ts'
import { confirmRules, RulesConfirmation } from './confirm-rules.server.ts'
import { verifyProfile } from './verify-profile.server.ts'
import { doneWith } from '../../ground/http/answer.ts'
import { UserAnswer } from '../accounts/account-answer.ts'

export const onboardingDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/onboarding/rules',
    who: 'signed-in',
    beforeOnboarding: true,
    summary: 'Confirm the club rules in the version that was read',
    body: RulesConfirmation,
    answers: doneWith({ user: UserAnswer }),
    handle: async ({ db, body, visitor }) => {
      await confirmRules(db, visitor, body.version)
      return { success: true, user: publicUser({ ...visitor, confirmedStanovy: true }) }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/onboarding/profile',
    who: 'signed-in',
    beforeOnboarding: true,
    summary: 'Complete and verify one’s own profile',
    body: Profile.partial(),
    answers: doneWith({ user: UserAnswer }),
    handle: async ({ db, body, visitor }) => {
      if (!visitor.confirmedStanovy) throw new Refusal('rules_not_confirmed')
      await verifyProfile(db, visitor, body)
      return { success: true, user: publicUser({ ...visitor, verifiedProfile: true }) }
    },
  }),
]
