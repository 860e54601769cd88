import { z } from 'zod'
import { momentInFigures } from '../../ground/values/moment.ts'
import { can } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/grants.screen'
import { OwnPassword } from './access-input.ts'
import { ACCOUNTS_PATH } from './account-filter.ts'
import { Area, findAccountId, giveGrant, RoleGrant, takeGrant } from './give-grant.server.ts'
import { AllAreas, GivePanel, PeoplePanel, RolesPanel, SpravaPanel } from './grant-panels.tsx'
import { GRANTED_ROLES } from './grant.ts'
import { listGrants } from './grants.server.ts'
import { grantsWords } from './grants.words.ts'

const PATH = '/admin/sprava/grants'

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async ({ db, visitor, language }) => {
  const grants = await listGrants(db)
  return {
    title: speak(grantsWords, language)('title'),
    grants: grants.map(({ grantedAt, ...grant }) => ({
      ...grant,
      when: momentInFigures(grantedAt, language),
    })),
    mayGive: can(visitor, 'grants.give'),
    maySeeAccounts: can(visitor, 'accounts.manage'),
  }
})

/** A person is named as one writes him; what he is to be granted is said as in the call. */
const PersonGrant = OwnPassword.extend({ person: z.string().trim().min(1).max(254), permission: Area })
const Taking = OwnPassword.extend({ grant: RowId })

const saved = () => seeOther(PATH, flashCookie('saved'))

export const action = screen.acts({
  keeps: ['intent', 'role', 'person', 'permission', 'grant'],
  acts: {
    'to-role': screen.actFor('grants.give', {
      takes: RoleGrant,
      does: async ({ db, visitor }, grant) => {
        await giveGrant(db, visitor, grant)
        return saved()
      },
    }),
    'to-person': screen.actFor('grants.give', {
      takes: PersonGrant,
      does: async ({ db, visitor }, { person, ...grant }) => {
        const accountId = await findAccountId(db, person)
        if (accountId === null) throw new Refusal('invalid_fields', { fields: { person: 'invalid' } })
        await giveGrant(db, visitor, { ...grant, accountId })
        return saved()
      },
    }),
    take: screen.actFor('grants.give', {
      takes: Taking,
      does: async ({ db, visitor }, { grant, password }) => {
        await takeGrant(db, visitor, { id: grant, password })
        return saved()
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function GrantsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(grantsWords)
  const { grants, mayGive, maySeeAccounts } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  return (
    <>
      <PageTitle
        title={say('title')}
        actions={maySeeAccounts && <ButtonLink to={ACCOUNTS_PATH}>{say('accounts')}</ButtonLink>}
      />
      <p className="mb-5 max-w-[75ch] text-muted">
        {say('lead')} {!mayGive && say('onlyWebmaster')}
      </p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          {mayGive && <GivePanel key={grants.length} roles={GRANTED_ROLES} fault={fault} />}
          <SpravaPanel grants={grants} mayGive={mayGive} maySeeAccounts={maySeeAccounts} fault={fault} />
        </div>
        <div className="grid gap-5">
          <RolesPanel grants={grants} mayGive={mayGive} fault={fault} />
          <PeoplePanel grants={grants} mayGive={mayGive} maySeeAccounts={maySeeAccounts} fault={fault} />
        </div>
      </div>
      <AllAreas />
    </>
  )
}

export const ErrorBoundary = screenFailed(grantsWords)
