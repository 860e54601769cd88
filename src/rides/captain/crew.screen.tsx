import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { cardNumber } from '../../people/members/member.ts'
import type { Route } from './+types/crew.screen'
import { crewActs, crewScreen, viewCrew } from './crew-page.server.ts'
import { crewWords } from './crew.words.ts'

export const loader = crewScreen.shows(async (given) => {
  const wanted = given.url.searchParams.get('pridat') ?? ''
  const page = await viewCrew(given, given.visitor, { id: given.params.id, wanted })
  return { ...page, title: `${speak(crewWords, given.language)('title')}: ${page.name}` }
})

export const action = crewScreen.acts({ keeps: [], acts: crewActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function CrewScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, leader, crew, isCancelled } = loaderData
  const say = useWords(crewWords)
  return (
    <>
      <PageTitle
        title={say('title')}
        note={name}
        actions={<ButtonLink to={`/admin/events/${id}/edit`}>{say('edit')}</ButtonLink>}
      />
      <Outcome answer={actionData} />
      <div className="grid max-w-3xl gap-5">
        <p className="text-pretty text-muted">{say('note')}</p>
        <Panel flush>
          <ul className="divide-y divide-line">
            <Line part={say('leader')} name={leader ?? say('noLeader')} />
            {crew.map((person) => (
              <Line key={person.memberId} part={say(person.part)} name={person.name}>
                {!isCancelled && (
                  <ActButton
                    intent="release"
                    sends={{ memberId: person.memberId }}
                    named={say('releaseNamed', { name: person.name })}
                    size="small"
                  >
                    {say('release')}
                  </ActButton>
                )}
              </Line>
            ))}
          </ul>
        </Panel>
        {!isCancelled && <Add page={loaderData} />}
      </div>
    </>
  )
}

type LineProps = { readonly part: string; readonly name: string; readonly children?: ReactNode }

function Line({ part, name, children }: LineProps) {
  return (
    <li className="flex min-h-14 items-center gap-4 px-4 py-2 md:px-6">
      <span className="w-20 shrink-0 text-muted">{part}</span>
      <span className="min-w-0 flex-1 font-semibold">{name}</span>
      {children}
    </li>
  )
}

function Add({ page: { id, wanted, found } }: { readonly page: Route.ComponentProps['loaderData'] }) {
  const say = useWords(crewWords)
  const address = `/admin/events/${id}/crew`
  return (
    <Panel title={say('add')}>
      <Form method="get" action={address} preventScrollReset className="flex flex-wrap items-end gap-3">
        <Field label={say('addSearch')} className="min-w-60 flex-1">
          <TextInput name="pridat" type="search" defaultValue={wanted} maxLength={100} autoComplete="off" />
        </Field>
        <Button type="submit" className="max-md:w-full">
          {say('find')}
        </Button>
      </Form>
      {found?.length === 0 && <p className="mt-3 text-muted">{say('addNobody')}</p>}
      {found && found.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {found.map(({ memberId, name, number }) => (
            <li key={memberId} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
              <p>
                <span className="font-semibold">{name}</span>{' '}
                <span className="figures text-sm text-muted">
                  {say('cardNumber', { number: cardNumber(number) })}
                </span>
              </p>
              <Form method="post" action={address} preventScrollReset className="flex gap-2">
                <input type="hidden" name="intent" value="name" />
                <input type="hidden" name="memberId" value={memberId} />
                <Button type="submit" name="part" value="sweep" aria-label={say('asSweepNamed', { name })}>
                  {say('asSweep')}
                </Button>
                <Button type="submit" name="part" value="helper" aria-label={say('asHelperNamed', { name })}>
                  {say('asHelper')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(crewWords)
  const fault = answer && 'fault' in answer ? answer.fault : undefined
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = done ? say(`done_${done.what}`, { name: done.name }) : ''
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}
