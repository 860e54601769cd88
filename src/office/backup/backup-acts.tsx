import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { PasswordInput } from '../../ground/ui/password-input.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { backupWords, restoreWords } from './backup.words.ts'
import { RESTORE_WORD } from './task-view.ts'
import type { BackupContents } from './view-backups.server.ts'

export type Act = { readonly intent: 'download' | 'delete' | 'restore'; readonly name: string }
type Fields = Readonly<Record<string, string>>

type ActPanelProps = {
  readonly act: Act
  readonly contents: BackupContents | null
  readonly fields: Fields
}

/** What was asked about one backup, on an address of its own: it works without JavaScript as well. */
export function ActPanel({ act, contents, fields }: ActPanelProps) {
  const say = useWords(backupWords)
  if (act.intent === 'restore') return contents && <RestorePanel contents={contents} fields={fields} />
  const isDelete = act.intent === 'delete'
  return (
    <Asked title={say(isDelete ? 'removeTitle' : 'downloadTitle')}>
      <p className="mb-4 max-w-[70ch] break-words">
        {say(isDelete ? 'removeText' : 'downloadText', { name: act.name })}
      </p>
      <ActForm act={act} confirm={say(isDelete ? 'remove' : 'download')} isDangerous={isDelete}>
        <PasswordField fields={fields} />
      </ActForm>
    </Asked>
  )
}

function Asked({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={title}
      className="mb-5 rounded-panel border-2 border-primary-400 bg-panel p-5 md:p-6"
    >
      <h2 className="mb-2 font-display text-2xl leading-tight font-bold">{title}</h2>
      {children}
    </section>
  )
}

type ActFormProps = {
  readonly act: Act
  readonly confirm: string
  readonly isDangerous: boolean
  readonly children?: ReactNode
}

function ActForm({ act, confirm, isDangerous, children }: ActFormProps) {
  const say = useWords(backupWords)
  const { state } = useNavigation()
  return (
    <Form method="post" className="grid max-w-md gap-4">
      <input type="hidden" name="intent" value={act.intent} />
      <input type="hidden" name="name" value={act.name} />
      {children}
      <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} pending={state !== 'idle'}>
          {confirm}
        </Button>
        <ButtonLink variant="quiet" to="/admin/sprava/backup" preventScrollReset>
          {say('cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}

function PasswordField({ fields }: { readonly fields: Fields }) {
  const say = useWords(backupWords)
  return (
    <Field label={say('password')} error={fields.password}>
      <PasswordInput name="password" required maxLength={200} />
    </Field>
  )
}

function RestorePanel({ contents, fields }: { readonly contents: BackupContents; readonly fields: Fields }) {
  const say = useWords(restoreWords)
  const { name, obstacle, when, version, hasFiles, since } = contents
  return (
    <Asked title={say('title')}>
      <p className="mb-3 text-sm wrap-anywhere text-muted">
        {name}
        {when && ` · ${say('made')} ${when}`}
        {version && ` · ${say('version')} ${version}`}
      </p>
      {obstacle ? (
        <p className="flex flex-wrap items-center gap-2.5">
          <Badge tone="danger">{say('obstacle')}</Badge> {obstacle}
        </p>
      ) : (
        <>
          <p className="max-w-[70ch]">
            {say('text')} <strong className="font-semibold">{say('since', { count: since })}</strong>
          </p>
          <Comparison contents={contents} />
          {!hasFiles && <p className="mb-3 max-w-[70ch]">{say('noFiles')}</p>}
          <p className="mb-4 max-w-[70ch] text-sm text-muted">{say('safety')}</p>
          <ActForm act={{ intent: 'restore', name }} confirm={say('start')} isDangerous>
            <Field label={say('confirmation', { word: RESTORE_WORD })} error={fields.confirmation}>
              <TextInput
                name="confirmation"
                required
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
              />
            </Field>
            <PasswordField fields={fields} />
          </ActForm>
        </>
      )}
    </Asked>
  )
}

function Comparison({ contents: { rows } }: { readonly contents: BackupContents }) {
  const say = useWords(restoreWords)
  return (
    <table aria-label={say('compared')} className="figures my-4 w-full max-w-lg text-[0.9375rem]">
      <thead className="text-left text-sm text-muted">
        <tr className="border-b border-line">
          <th className="py-1.5 font-medium">{say('what')}</th>
          <th className="py-1.5 pl-3 text-right font-medium">{say('inBackup')}</th>
          <th className="py-1.5 pl-3 text-right font-medium">{say('now')}</th>
          <th className="py-1.5 pl-3 text-right font-medium">{say('loss')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ table, inBackup, now }) => (
          <tr key={table}>
            <th className="py-1.5 text-left font-normal">{say(table)}</th>
            <td className="text-right">{inBackup}</td>
            <td className="text-right">{now}</td>
            <td className="text-right font-semibold">{difference(inBackup - now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function difference(count: number): string {
  if (count === 0) return '0'
  return count > 0 ? `+${count}` : `−${-count}`
}
