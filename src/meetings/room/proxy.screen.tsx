import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { speak } from '../../ground/values/words.ts'
import { notFound } from '../../site/pages/not-found.ts'
import type { Route } from './+types/proxy.screen'
import { type ProxyPage, proxyActs, proxyScreen, viewProxies } from './proxy-page.server.ts'
import { proxyWords } from './proxy.words.ts'
import { ProxyList } from './proxy-list.tsx'

export const loader = proxyScreen.shows(async ({ db, visitor, today, language, url, params: { id } }) => {
  const asked = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 100)
  const page = await viewProxies(db, visitor, {
    id,
    today,
    wanted: { own: asked('hledat'), giver: asked('kdo'), holder: asked('komu') },
  })
  if (!page) throw notFound()
  return { ...page, title: `${speak(proxyWords, language)('title')}: ${page.name}` }
})

export const action = proxyScreen.acts({ keeps: ['intent', 'note'], acts: proxyActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ProxyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(proxyWords)
  const { id, name, most, isOpen, own, door } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="max-w-3xl">
      <PageTitle title={say('title')} note={name} />
      <p className="-mt-3 mb-5 max-w-[75ch] text-pretty text-muted">
        {most === 0 ? say('notAllowed') : `${say('lead', { count: most })} ${say('rule')}`}
      </p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {!isOpen && <p className="mb-5 font-semibold">{say('over')}</p>}
      {most > 0 && (
        <div className="grid gap-5">
          {own && <Own id={id} own={own} isOpen={isOpen} wanted={loaderData.wanted.own} />}
          {door && <ProxyList page={loaderData} door={door} fault={fault} />}
        </div>
      )}
    </div>
  )
}

type OwnProps = {
  readonly id: number
  readonly own: NonNullable<ProxyPage['own']>
  readonly isOpen: boolean
  readonly wanted: string
}

function Own({ id, own: { votes, given, holds, found }, isOpen, wanted }: OwnProps) {
  const say = useWords(proxyWords)
  return (
    <>
      <Panel title={say('own')}>
        {given ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 text-lg font-semibold wrap-anywhere">
              {say('given', { name: given.holder })}
            </p>
            {isOpen && <End proxyId={given.id} label={say('takeBack')} />}
          </div>
        ) : (
          <p>{say(votes ? 'notGiven' : 'noVote')}</p>
        )}
        {!given && votes && isOpen && holds.length === 0 && (
          <>
            <Form method="get" preventScrollReset className="mt-4 flex flex-wrap items-end gap-3">
              <Field label={say('search')} className="min-w-48 flex-1">
                <TextInput
                  name="hledat"
                  type="search"
                  defaultValue={wanted}
                  maxLength={100}
                  autoComplete="off"
                />
              </Field>
              <Button type="submit" className="max-md:w-full">
                {say('find')}
              </Button>
            </Form>
            {found?.length === 0 && <p className="mt-3 text-muted">{say('notFound')}</p>}
            {found && found.length > 0 && (
              <ul className="mt-4 divide-y divide-line border-t border-line">
                {found.map((voter) => (
                  <li
                    key={voter.memberId}
                    className="flex min-h-14 items-center justify-between gap-3 py-1.5"
                  >
                    <span className="min-w-0 wrap-anywhere">
                      <span className="font-semibold">{voter.name}</span>{' '}
                      <span className="figures text-sm text-muted">{voter.number}</span>
                    </span>
                    <ActButton
                      to={`/admin/membership/meetings/${id}/proxy`}
                      intent="give"
                      sends={{ holderId: voter.memberId }}
                      named={say('giveNamed', { name: `${voter.name} ${voter.number}` })}
                      variant="primary"
                    >
                      {say('give')}
                    </ActButton>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Panel>
      {holds.length > 0 && (
        <Panel title={say('holds')}>
          <p className="mb-2 text-pretty text-muted">{say('holdsNote')}</p>
          <ul className="divide-y divide-line">
            {holds.map(({ id: proxyId, name }) => (
              <li key={proxyId} className="flex min-h-14 items-center justify-between gap-3 py-1.5">
                <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
                {isOpen && (
                  <End proxyId={proxyId} label={say('giveBack')} named={say('giveBackNamed', { name })} />
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

type EndProps = { readonly proxyId: number; readonly label: string; readonly named?: string }

function End({ proxyId, label, named }: EndProps) {
  return (
    <ActButton intent="end" sends={{ proxyId }} named={named}>
      {label}
    </ActButton>
  )
}

export const ErrorBoundary = screenFailed(proxyWords)
