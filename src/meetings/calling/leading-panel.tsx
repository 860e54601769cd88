import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { cardNumber } from '../../people/members/member.ts'
import { leadingWords, partWords } from './meeting.words.ts'
import type { MeetingPage } from './meeting-page.server.ts'

/** Chair, recorder, verifiers and the door, for this meeting alone. */
export function LeadingPanel({ page }: { readonly page: MeetingPage }) {
  const say = useWords(leadingWords)
  const sayPart = useWords(partWords)
  const { id, parts, namable, wanted, found } = page
  const address = `/admin/meetings/${id}`
  return (
    <Panel title={say('title')}>
      <p className="mb-3 text-muted">{say('note')}</p>
      {parts.length === 0 && <p className="mb-3">{say('nobody')}</p>}
      <ul className="divide-y divide-line">
        {parts.map(({ memberId, part, name }) => (
          <li key={`${part}-${memberId}`} className="flex min-h-12 items-center gap-3 py-1.5">
            <span className="w-28 shrink-0 text-muted">{sayPart(part)}</span>
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
            {namable.includes(part) && (
              <ActButton
                intent="release"
                sends={{ memberId, part }}
                named={say('releaseNamed', { name: `${sayPart(part)}, ${name}` })}
                size="small"
              >
                {say('release')}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {namable.length > 0 && (
        <Form
          method="get"
          action={address}
          preventScrollReset
          className="mt-3 flex flex-wrap items-end gap-3"
        >
          <Field label={say('search')} className="min-w-48 flex-1">
            <TextInput name="pridat" type="search" defaultValue={wanted} maxLength={100} autoComplete="off" />
          </Field>
          <Button type="submit" className="max-md:w-full">
            {say('find')}
          </Button>
        </Form>
      )}
      {found?.length === 0 && <p className="mt-3 text-muted">{say('notFound')}</p>}
      {namable.length > 0 && found && found.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {found.map(({ memberId, name, number }) => (
            <li key={memberId} className="grid gap-2 py-2.5">
              <p>
                <span className="font-semibold">{name}</span>{' '}
                <span className="figures text-sm text-muted">{cardNumber(number)}</span>
              </p>
              <Form method="post" action={address} preventScrollReset className="flex flex-wrap gap-2">
                <input type="hidden" name="intent" value="name" />
                <input type="hidden" name="memberId" value={memberId} />
                {namable.map((part) => (
                  <Button
                    key={part}
                    type="submit"
                    name="part"
                    value={part}
                    size="small"
                    aria-label={say('asNamed', { part: sayPart(part), name })}
                  >
                    {sayPart(part)}
                  </Button>
                ))}
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
