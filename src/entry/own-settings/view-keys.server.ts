import { listPasskeys } from '../keys/passkeys.server.ts'
import { relyingParty } from '../keys/relying-party.ts'
import { findSecondStep } from '../keys/second-steps.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { deviceName } from './device-name.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { isFresh } from '../sign-in/prove-self.server.ts'

/** What stands beside the password, for the settings of its owner. */
export async function viewKeys({ db, language, userAgent, origin }: RequestContext, visitor: Visitor) {
  const [secondStep, passkeys, isProved] = await Promise.all([
    findSecondStep(db, visitor.id),
    listPasskeys(db, visitor.id),
    isFresh(db, visitor),
  ])
  const { browser, system } = deviceName(userAgent)
  return {
    isProved,
    worksHere: relyingParty(origin) !== null,
    suggestedName: [browser, system].filter(Boolean).join(', '),
    secondStep: secondStep && {
      since: momentInFigures(secondStep.turnedOnAt, language),
      codesLeft: secondStep.codesLeft,
    },
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      made: momentInFigures(createdAt, language),
      used: lastUsedAt && momentInFigures(lastUsedAt, language),
    })),
  }
}
