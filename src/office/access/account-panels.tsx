import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import type { AccountAct } from '../../people/members/account-act.ts'
import { roleWords } from '../../people/members/role.words.ts'
import type { Role } from '../../permissions.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { AccountLine } from './account-view.ts'
import { accountWords, proofWords } from './accounts.words.ts'

type Moments = Readonly<Record<'created' | 'signedIn' | 'seen' | 'rules' | 'profile', string | null>>

type FactsProps = {
  readonly line: AccountLine
  readonly memberId: number | null
  readonly cardNumber: number | null
  readonly devices: number
  readonly hasPassword: boolean
  readonly passkeys: number
  readonly moments: Moments
}

/** What is known of the account itself. */
export function FactsPanel(props: FactsProps) {
  const { line, memberId, cardNumber, devices, hasPassword, passkeys, moments } = props
  const say = useWords(accountWords)
  return (
    <Panel title={say('facts')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 [&_dt]:text-muted">
        <dt>{'E-mail'}</dt>
        <dd className="wrap-anywhere">
          {line.email.split('@')[0]}
          {/* A narrow screen breaks it there, before it breaks it anywhere. */}
          <wbr />@{line.email.split('@')[1]}
        </dd>
        <dt>{say('number')}</dt>
        <dd className="figures">{line.id}</dd>
        <dt>{say('card')}</dt>
        <dd>
          {memberId === null ? (
            say('none')
          ) : (
            <Link to={`/admin/${memberId}/edit`} className="link">
              {line.name},{' '}
              <span className="whitespace-nowrap">{say('cardNumber', { number: String(cardNumber) })}</span>
            </Link>
          )}
        </dd>
        <Moment label={say('created')} value={moments.created} />
        <Moment label={say('signedIn')} value={moments.signedIn} />
        <Moment label={say('seen')} value={moments.seen} />
        <dt>{say('devices')}</dt>
        <dd className="figures">{devices}</dd>
        <dt>{say('password')}</dt>
        <dd>{say(hasPassword ? 'hasPassword' : 'noPassword')}</dd>
        <dt>{say('secondStep')}</dt>
        <dd>{say(line.hasSecondStep ? 'on' : 'notOn')}</dd>
        <dt>{say('passkeys')}</dt>
        <dd className="figures">{passkeys}</dd>
        <Moment label={say('rules')} value={moments.rules} />
        <Moment label={say('profile')} value={moments.profile} />
      </dl>
    </Panel>
  )
}

function Moment({ label, value }: { readonly label: string; readonly value: string | null }) {
  const say = useWords(accountWords)
  return (
    <>
      <dt>{label}</dt>
      <dd className="figures">{value ?? say('notYet')}</dd>
    </>
  )
}

type RoleProps = {
  readonly line: AccountLine
  readonly roles: readonly Role[]
  /** The office the role came with. */
  readonly mandate: { readonly title: string; readonly until: string | null } | null
  readonly isOwn: boolean
  readonly isBeyond: boolean
  readonly governs: boolean
  readonly error: string | undefined
}

export function RolePanel({ line, roles, mandate, isOwn, isBeyond, governs, error }: RoleProps) {
  const say = useWords(accountWords)
  const sayRole = useWords(roleWords)
  const sayProof = useWords(proofWords)
  const isPending = useNavigation().formData?.get('intent') === 'role'
  return (
    <Panel title={say('changeRole')}>
      {mandate && (
        <p className="mb-3">
          {mandate.until === null
            ? say('mandate', { title: mandate.title })
            : say('mandateUntil', { title: mandate.title, until: mandate.until })}
        </p>
      )}
      {isOwn || isBeyond ? (
        <p className="text-muted">{say(isOwn ? 'own' : 'webmasters')}</p>
      ) : (
        <Form method="post" className="grid gap-4">
          <Field
            label={say('newRole')}
            hint={line.role === 'Applicant' ? say('applicants') : say('roleNote')}
            className="max-w-sm"
          >
            <Select
              name="role"
              required
              defaultValue=""
              options={[
                { value: '', label: say('chooseRole') },
                ...roles.map((value) => ({ value, label: sayRole(value) })),
              ]}
            />
          </Field>
          {governs && (
            <OwnPassword error={error} hint={sayProof('role')} isRequired={line.role === 'Webmaster'} />
          )}
          <Button
            type="submit"
            name="intent"
            value="role"
            pending={isPending}
            className="justify-self-start max-sm:w-full"
          >
            {say('saveRole')}
          </Button>
        </Form>
      )}
    </Panel>
  )
}

type AccessProps = {
  readonly line: AccountLine
  readonly acts: readonly AccountAct[]
  readonly errorOf: (intent: AccountAct) => string | undefined
}

export function AccessPanel({ line, acts, errorOf }: AccessProps) {
  // Of a Webmaster's account the password is asked for again.
  const proof = (intent: AccountAct) => line.role === 'Webmaster' && <OwnPassword error={errorOf(intent)} />
  const say = useWords(accountWords)
  if (acts.every((act) => act === 'role')) return null
  return (
    <Panel title={say('access')}>
      <ul className="grid gap-5">
        {acts.includes('send-link') && (
          <Act intent="send-link" label={say('sendLink')} note={say('sendLinkNote', { email: line.email })} />
        )}
        {acts.includes('sign-out') && (
          <Act intent="sign-out" label={say('signOut')} note={say('signOutNote')} />
        )}
        {acts.includes('second-step-off') && (
          <Act intent="second-step-off" label={say('secondStepOff')} note={say('secondStepNote')}>
            {proof('second-step-off')}
          </Act>
        )}
        {acts.includes('reactivate') && (
          <Act intent="reactivate" label={say('reactivate')} note={say('reactivateNote')}>
            {proof('reactivate')}
          </Act>
        )}
        {acts.includes('deactivate') && (
          <li>
            {/* Unfolded first, so that nobody is shut out by one stray tap. */}
            <Fold label={<span className="font-semibold">{say('deactivate')}</span>} isDangerous>
              <ActForm intent="deactivate" note={say('deactivateNote')}>
                {proof('deactivate')}
                <Button type="submit" name="intent" value="deactivate" variant="danger">
                  {say('deactivate')}
                </Button>
              </ActForm>
            </Fold>
          </li>
        )}
      </ul>
    </Panel>
  )
}

type ActProps = {
  readonly intent: AccountAct
  readonly label: string
  readonly note: string
  readonly children?: ReactNode
}

function Act({ intent, label, note, children }: ActProps) {
  const isPending = useNavigation().formData?.get('intent') === intent
  return (
    <li>
      <ActForm intent={intent} note={note}>
        {children}
        <Button type="submit" name="intent" value={intent} pending={isPending}>
          {label}
        </Button>
      </ActForm>
    </li>
  )
}

type ActFormProps = { readonly intent: AccountAct; readonly note: string; readonly children: ReactNode }

function ActForm({ intent, note, children }: ActFormProps) {
  return (
    <Form method="post" aria-label={intent} className="grid justify-items-start gap-2">
      <p className="text-[0.9375rem] text-muted">{note}</p>
      {children}
    </Form>
  )
}
