import { listPasskeys } from '../../entry/keys/passkeys.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { actsFor, rolesFor } from '../../people/members/account-act.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { can, PERMISSIONS } from '../../permissions.ts'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/account.screen'
import { accountActs, accountScreen as screen } from './account-page.server.ts'
import { AccessPanel, FactsPanel, RolePanel } from './account-panels.tsx'
import { RoleMark, StateMark } from './account-rows.tsx'
import { accountLine } from './account-view.ts'
import { findAccount } from './accounts.server.ts'
import { accountWords, accountsWords } from './accounts.words.ts'
import { AreasPanel } from './areas-panel.tsx'
import { KeysPanel } from './keys-panel.tsx'
import { grantableIn, missingAreas } from './grant.ts'
import { listGrants } from './grants.server.ts'

export const loader = screen.shows(async ({ db, visitor, language, params: { id } }) => {
  const [row, grants, keys] = await Promise.all([
    findAccount(db, id),
    listGrants(db, id),
    listPasskeys(db, id),
  ])
  if (!row) throw notFound()
  const line = accountLine(row, language)
  const { role, hasSecondStep } = row
  const handled = { id, role, isActive: row.deactivatedAt === null, hasSecondStep }
  const moment = (when: Date | null) => when && momentInFigures(when, language)
  return {
    title: line.name ?? line.email,
    line,
    memberId: row.memberId,
    cardNumber: row.number,
    devices: row.devices,
    hasPassword: row.hasPassword,
    passkeys: row.passkeys,
    moments: {
      created: moment(row.createdAt),
      signedIn: moment(row.signedInAt),
      seen: moment(row.seenAt),
      rules: moment(row.confirmedRulesAt),
      profile: moment(row.verifiedProfileAt),
    },
    mandate:
      row.roleTitle === null
        ? null
        : {
            title: row.roleTitle,
            until: row.roleEndsOn && dayInFigures(row.roleEndsOn, language),
          },
    isOwn: row.id === visitor.id,
    isBeyond: row.role === 'Webmaster' && visitor.role !== 'Webmaster',
    // Who is out of the club comes back by his card.
    acts: actsFor(visitor, handled).filter(
      (act) => act !== 'reactivate' || (!row.archivedAt && !row.excludedOn),
    ),
    roles: rolesFor(visitor, handled),
    byRole: grantableIn(visitor.off ?? []).filter((permission) => PERMISSIONS[permission].includes(row.role)),
    grants: grants.map(({ id: grantId, permission }) => ({ id: grantId, permission })),
    missing: can(visitor, 'grants.give') ? missingAreas(row, row.grants, visitor.off) : [],
    mayGrant: can(visitor, 'grants.give'),
    governs: can(visitor, 'webmasters.govern'),
    keys: can(visitor, 'webmasters.govern')
      ? keys.map(({ id: keyId, name, lastUsedAt }) => ({ id: keyId, name, used: moment(lastUsedAt) }))
      : [],
  }
})

export const action = screen.acts({
  keeps: ['intent', 'role', 'permission', 'grant', 'passkeyId'],
  acts: accountActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function AccountScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(accountWords)
  const { line } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  const errorOf = (intent: string) => (fault?.values.intent === intent ? fault.fields.password : undefined)
  return (
    <>
      <PageTitle
        title={line.name ?? line.email}
        note={
          <span className="flex flex-wrap gap-1.5">
            <RoleMark role={line.role} />
            <StateMark state={line.state} />
          </span>
        }
      />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <FactsPanel {...loaderData} />
        <div className="grid gap-5">
          <RolePanel key={line.role} {...loaderData} error={errorOf('role')} />
          <AccessPanel {...loaderData} errorOf={errorOf} />
          <KeysPanel keys={loaderData.keys} error={errorOf('remove-passkey')} />
        </div>
        <div className="xl:col-span-2">
          <AreasPanel {...loaderData} fault={fault} />
        </div>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  const say = useWords(accountWords)
  return (
    <>
      <PageTitle title={useWords(accountsWords)('title')} />
      <Panel>
        <ErrorState text={say('loadFailed')} />
      </Panel>
    </>
  )
}
