import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import { cardNumber, listName } from '../../people/members/member.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/new-account.screen'
import { ACCOUNTS_PATH } from './account-filter.ts'
import { findCardForAccount } from './accounts.server.ts'
import { newAccountWords, proofWords } from './accounts.words.ts'
import { newRoles } from './new-account.ts'
import { NewAccount, openAccount } from './open-account.server.ts'

const PATH = `${ACCOUNTS_PATH}/new`

const screen = declareScreen({ who: 'accounts.manage' })

export const loader = screen.shows(async ({ db, visitor, language, url }) => {
  const asked = url.searchParams
  const memberId = RowId.safeParse(asked.get('member')).data
  const number = RowId.safeParse(asked.get('number')?.trim().replace(/^0+/, '')).data
  const found =
    memberId !== undefined
      ? await findCardForAccount(db, { memberId })
      : number !== undefined
        ? await findCardForAccount(db, { number })
        : undefined
  return {
    title: speak(newAccountWords, language)('title'),
    wasAsked: asked.has('member') || (asked.get('number') ?? '') !== '',
    number: asked.get('number') ?? '',
    card: found
      ? {
          id: found.id,
          name: `${listName(found)} (${cardNumber(found.number)})`,
          email: found.email,
          accountId: found.accountId,
          isClosed: found.archivedAt !== null || found.excludedOn !== null,
          isWaiting: !found.isMember,
        }
      : null,
    roles: newRoles(visitor, found ?? null),
  }
})

export const action = screen.acts({
  keeps: ['email', 'role'],
  acts: screen.act({
    takes: formOf(NewAccount),
    does: async ({ db, visitor }, account) => {
      const { accountId } = await openAccount(db, visitor, account)
      return seeOther(`${ACCOUNTS_PATH}/${accountId}`, flashCookie('saved'))
    },
  }),
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Data = Route.ComponentProps['loaderData']

export default function NewAccountScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(newAccountWords)
  const { card } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  const isShut = card !== null && (card.accountId !== null || card.isClosed)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid gap-5">
        <WhoseCard {...loaderData} />
        {!isShut && (
          <AccountForm
            key={`${card?.id ?? 0}`}
            {...loaderData}
            values={fault?.values ?? {}}
            fields={fault?.fields ?? {}}
          />
        )}
      </div>
    </div>
  )
}

/** Whose account it will be: a card is found first, so that its name can be seen. */
function WhoseCard({ card, wasAsked, number }: Pick<Data, 'card' | 'wasAsked' | 'number'>) {
  const say = useWords(newAccountWords)
  if (card)
    return (
      <Panel title={say('forCard')} actions={<ButtonLink to={PATH}>{say('another')}</ButtonLink>}>
        <p className="text-lg font-semibold">{card.name}</p>
        {card.accountId !== null ? (
          <p className="mt-2">
            {say('hasAccount')}{' '}
            <Link to={`${ACCOUNTS_PATH}/${card.accountId}`} className="link">
              {say('openAccount')}
            </Link>
          </p>
        ) : card.isClosed ? (
          <p className="mt-2">{say('closed')}</p>
        ) : (
          card.isWaiting && <p className="mt-2 text-muted">{say('waiting')}</p>
        )}
      </Panel>
    )
  return (
    <Panel>
      <Form action={PATH} className="flex flex-wrap items-start gap-3">
        <Field
          label={say('cardNumber')}
          hint={say('cardHint')}
          error={wasAsked ? say('unknownCard') : undefined}
          className="min-w-0 flex-1 basis-56"
        >
          <TextInput
            name="number"
            inputMode="numeric"
            maxLength={9}
            defaultValue={number}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" className="mt-7.5 max-sm:mt-0 max-sm:w-full">
          {say('find')}
        </Button>
      </Form>
    </Panel>
  )
}

type AccountFormProps = Pick<Data, 'card' | 'roles'> & {
  readonly values: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
}

function AccountForm({ card, roles, values, fields }: AccountFormProps) {
  const say = useWords(newAccountWords)
  const sayRole = useWords(roleWords)
  const sayProof = useWords(proofWords)
  const isPending = useNavigation().formMethod === 'POST'
  return (
    <Panel>
      <Form method="post" className="grid gap-5">
        {card && <input type="hidden" name="memberId" value={card.id} />}
        <Field label={say('email')} error={fields.email} hint={say('lead')}>
          <TextInput
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            defaultValue={values.email ?? card?.email ?? ''}
          />
        </Field>
        <Field label={say('role')} error={fields.role}>
          <Select
            name="role"
            defaultValue={values.role ?? (roles.includes('Member') ? 'Member' : roles[0])}
            options={roles.map((value) => ({ value, label: sayRole(value) }))}
          />
        </Field>
        {roles.includes('Webmaster') && (
          <OwnPassword error={fields.password} hint={sayProof('role')} isRequired={false} />
        )}
        <Button
          type="submit"
          variant="primary"
          pending={isPending}
          className="justify-self-start max-sm:w-full"
        >
          {say('create')}
        </Button>
      </Form>
    </Panel>
  )
}

export const ErrorBoundary = screenFailed(newAccountWords)
