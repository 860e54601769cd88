import { Form, useNavigation } from 'react-router'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { MailServerView } from './view-mail-server.server.ts'
import { mailServerWords } from './mail-server.words.ts'
import { SERVER_TONES } from './mail-strip.tsx'

const PATH = '/admin/sprava/outbox/server'

type FormProps = {
  /** Where it is sent, when it stands on another screen than its own. */
  readonly path?: string
  readonly server: MailServerView
  readonly values: Readonly<Record<string, string>> | undefined
  readonly fields: Readonly<Record<string, string>>
}

/** Which of the forms on the page is on its way. */
function usePendingIntent(): string | null {
  const { formData } = useNavigation()
  const intent = formData?.get('intent')
  return typeof intent === 'string' ? intent : null
}

type StateProps = Pick<FormProps, 'server' | 'path'>

export function ServerState({ server, path = PATH }: StateProps) {
  const say = useWords(mailServerWords)
  const pending = usePendingIntent() === 'knock'
  return (
    <Panel
      title={say('state')}
      actions={<Badge tone={SERVER_TONES[server.state]}>{say(server.state)}</Badge>}
    >
      {server.source === null ? (
        <p className="text-muted">{say('noneText')}</p>
      ) : (
        <>
          <Known server={server} />
          <Form method="post" action={path} preventScrollReset className="mt-5">
            <Button type="submit" name="intent" value="knock" pending={pending} className="max-sm:w-full">
              {say('knock')}
            </Button>
          </Form>
        </>
      )}
      {server.source === 'environment' && <p className="mt-4 text-sm text-muted">{say('environmentText')}</p>}
    </Panel>
  )
}

function Known({ server }: { readonly server: MailServerView }) {
  const say = useWords(mailServerWords)
  const { lastRefusal } = server
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2 max-sm:[&_dd]:mb-3 [&_dd]:wrap-anywhere [&_dt]:text-muted">
      <dt>{say('host')}</dt>
      <dd className="figures">{server.host}</dd>
      <dt>{say('from')}</dt>
      <dd>{server.from}</dd>
      <dt>{say('signedBy')}</dt>
      <dd>{server.signedBy ?? say('unsigned')}</dd>
      <dt>{say('lastSuccess')}</dt>
      <dd className="figures">{server.lastSuccess ?? say('never')}</dd>
      <dt>{say('lastRefusal')}</dt>
      <dd className="figures">
        {lastRefusal ? lastRefusal.when : say('never')}
        {lastRefusal && (
          <span className="block text-sm text-muted" lang="en">
            {lastRefusal.reply}
          </span>
        )}
      </dd>
      {server.nextTry && (
        <>
          <dt>{say('nextTry')}</dt>
          <dd className="figures">{server.nextTry}</dd>
        </>
      )}
    </dl>
  )
}

export function LimitsForm({ server: { limits, used }, values, fields }: FormProps) {
  const say = useWords(mailServerWords)
  const pending = usePendingIntent() === 'limits'
  const spent = { perMinute: used.minute, perHour: used.hour, perDay: used.day }
  const left = (name: keyof typeof spent) => {
    const limit = limits[name]
    return limit === null ? say('unlimited') : say('left', { left: Math.max(0, limit - spent[name]), limit })
  }
  return (
    <Panel title={say('limits')}>
      <p className="mb-4 text-muted">{say('limitsText')}</p>
      <Form method="post" action={PATH} preventScrollReset className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          {(['perMinute', 'perHour', 'perDay'] as const).map((name) => (
            <Field key={name} label={say(name)} hint={left(name)} error={fields[name]}>
              <TextInput
                name={name}
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                defaultValue={values?.[name] ?? String(limits[name] ?? '')}
              />
            </Field>
          ))}
        </div>
        <p className="text-sm text-muted">{say('noLimit')}</p>
        <div>
          <Button type="submit" name="intent" value="limits" pending={pending} className="max-sm:w-full">
            {say('save')}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

export function ServerForm(props: FormProps) {
  const say = useWords(mailServerWords)
  if (props.server.maySet) return <OwnServerForm {...props} />
  return (
    <Panel title={say('settings')}>
      <p className="text-muted">{say('onlyWebmaster')}</p>
    </Panel>
  )
}

function OwnServerForm({ server: { form }, values, fields, path = PATH }: FormProps) {
  const say = useWords(mailServerWords)
  const pending = usePendingIntent() === 'server'
  const text = (name: 'host' | 'user' | 'from') => values?.[name] ?? form?.[name] ?? ''
  return (
    <Panel title={say('settings')}>
      <p className="mb-4 text-muted">{say('settingsText')}</p>
      <Form method="post" action={path} preventScrollReset autoComplete="off" className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <Field label={say('hostField')} hint={say('hostHint')} error={fields.host}>
            <TextInput name="host" required maxLength={253} defaultValue={text('host')} spellCheck={false} />
          </Field>
          <Field label={say('port')} hint={say('portHint')} error={fields.port}>
            <TextInput
              name="port"
              required
              inputMode="numeric"
              maxLength={5}
              defaultValue={values?.port ?? String(form?.port ?? 587)}
            />
          </Field>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={say('user')} error={fields.user}>
            <TextInput
              name="user"
              maxLength={254}
              autoComplete="off"
              defaultValue={text('user')}
              spellCheck={false}
            />
          </Field>
          <Field
            label={say('password')}
            hint={form?.hasPassword ? say('passwordKept') : undefined}
            error={fields.password}
          >
            <TextInput name="password" type="password" maxLength={500} autoComplete="new-password" />
          </Field>
        </div>
        <Field label={say('fromField')} hint={say('fromHint')} error={fields.from}>
          <TextInput name="from" type="email" required maxLength={254} defaultValue={text('from')} />
        </Field>
        <OwnPassword
          name="ownPassword"
          error={values?.intent === 'remove' ? undefined : fields.ownPassword}
        />
        <div className="max-sm:*:w-full">
          <Button type="submit" name="intent" value="server" variant="primary" pending={pending}>
            {say('saveServer')}
          </Button>
        </div>
      </Form>
      {form && (
        <RemoveServer path={path} error={values?.intent === 'remove' ? fields.ownPassword : undefined} />
      )}
    </Panel>
  )
}

type RemoveProps = { readonly path: string; readonly error: string | undefined }

/** Unfolded first, so that the club's mail is not stopped by one stray tap. */
function RemoveServer({ path, error }: RemoveProps) {
  const say = useWords(mailServerWords)
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Fold label={<span className="font-semibold">{say('remove')}</span>} isDangerous>
        <Form method="post" action={path} preventScrollReset className="grid gap-4">
          <p className="text-muted">{say('removeQuestion')}</p>
          <OwnPassword name="ownPassword" error={error} />
          <div className="max-sm:*:w-full">
            <Button type="submit" name="intent" value="remove" variant="danger">
              {say('remove')}
            </Button>
          </div>
        </Form>
      </Fold>
    </div>
  )
}
