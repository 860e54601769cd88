import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { Scanner } from '../../rides/planning/scanner.tsx'
import type { DeskPage } from './room-page.server.ts'
import { roomWords } from './votes.words.ts'

/** Present, left, back: by the name or by the card. */
export function DoorPanel({ page }: { readonly page: DeskPage }) {
  const { room, seats, wanted, more, hasProxies } = page
  const say = useWords(roomWords)
  const submit = useSubmit()
  const [isScanning, setScanning] = useState(false)
  return (
    <Panel
      title={say('door')}
      actions={
        <div className="flex flex-wrap gap-2 md:justify-end">
          <ButtonLink to={`/schuze/${room.id}/dvere`}>{say('doorPhone')}</ButtonLink>
          {hasProxies && (
            <ButtonLink to={`/admin/membership/meetings/${room.id}/proxy`}>{say('proxies')}</ButtonLink>
          )}
          <Button onClick={() => setScanning(!isScanning)}>{say(isScanning ? 'scanStop' : 'scan')}</Button>
        </div>
      }
    >
      {isScanning && (
        <div className="mb-4">
          <Scanner onCode={(code) => void submit({ intent: 'code', code }, { method: 'post' })} />
        </div>
      )}
      <Phones page={page} />
      <Form
        method="get"
        action={`/schuze/${room.id}`}
        preventScrollReset
        className="mb-3 flex items-end gap-3"
      >
        <Field label={say('search')} className="min-w-0 flex-1">
          <TextInput name="hledat" type="search" defaultValue={wanted} maxLength={100} autoComplete="off" />
        </Field>
        <Button type="submit">{say('find')}</Button>
      </Form>
      {seats.length === 0 && <p className="text-muted">{say('nobody')}</p>}
      <ul className="divide-y divide-line">
        {seats.map(({ memberId, name, votes, isHere, cameAt, leftAt, holder, standsFor }) => (
          <li key={memberId} className="flex min-h-14 items-center gap-3 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="figures block text-sm text-muted">
                {[
                  isHere && cameAt && say('since', { time: cameAt }),
                  !isHere && leftAt && say('until', { time: leftAt }),
                  !votes && say('noVote'),
                  holder && say('heldBy', { name: holder }),
                  standsFor.length > 0 && say('standsFor', { names: standsFor.join(', ') }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="memberId" value={memberId} />
              <Button
                type="submit"
                name="intent"
                value={isHere ? 'left' : 'came'}
                variant={isHere ? 'quiet' : 'outline'}
                aria-label={say(isHere ? 'leftNamed' : 'cameNamed', { name })}
              >
                {say(isHere ? 'left' : 'came')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-muted">{say('more', { count: more })}</p>}
      <Form
        method="post"
        preventScrollReset
        className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-4"
      >
        <Field label={say('code')} className="min-w-48 flex-1">
          <TextInput name="code" maxLength={500} autoComplete="off" required />
        </Field>
        <Button type="submit" name="intent" value="code">
          {say('cameByCode')}
        </Button>
      </Form>
    </Panel>
  )
}

type Heard = Pick<DeskPage['doors'][number], 'unsent' | 'isQuiet' | 'silentSeconds'>

/** Whose word is waited for before a vote; the chair may stop waiting. */
function Phones({ page: { doors, mayLead } }: { readonly page: DeskPage }) {
  const say = useWords(roomWords)
  if (doors.length === 0) return null
  const standing = ({ unsent, isQuiet, silentSeconds }: Heard) => {
    if (unsent > 0) return say('phoneUnsent', { count: unsent })
    if (!isQuiet) return say('phoneTold')
    return silentSeconds < 60
      ? say('phoneSilentBriefly', { seconds: silentSeconds })
      : say('phoneSilent', { minutes: Math.round(silentSeconds / 60) })
  }
  return (
    <section aria-label={say('phones')} className="mb-4">
      <h3 className="font-semibold">{say('phones')}</h3>
      <ul className="divide-y divide-line">
        {doors.map(({ id, name, unsent, silentSeconds, isQuiet }) => (
          <li key={id} className="flex min-h-12 items-center gap-3 py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name}{' '}
              <span className={isQuiet ? 'figures text-danger-ink' : 'figures text-muted'}>
                {standing({ unsent, isQuiet, silentSeconds })}
              </span>
            </span>
            {mayLead && isQuiet && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="phone" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="strike"
                  variant="quiet"
                  aria-label={say('strikeNamed', { name })}
                >
                  {say('strike')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
