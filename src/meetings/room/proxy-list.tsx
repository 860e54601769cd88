import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ProxyPage } from './proxy-page.server.ts'
import { proxyEndWords, proxyWords } from './proxy.words.ts'

type ListProps = {
  readonly page: ProxyPage
  readonly door: NonNullable<ProxyPage['door']>
  readonly fault: FormFault | undefined
}

/** For those at the door: all of them, ended ones too, and one written down from paper. */
export function ProxyList({ page, door, fault }: ListProps) {
  const say = useWords(proxyWords)
  const sayEnd = useWords(proxyEndWords)
  const { isOpen } = page
  return (
    <Panel title={`${say('all')} (${door.proxies.filter(({ endReason }) => endReason === null).length})`}>
      {door.proxies.length === 0 && <p className="text-muted">{say('none')}</p>}
      <ul className="divide-y divide-line">
        {door.proxies.map(({ id, name, holderName, note, endReason }) => (
          <li key={id} className="flex min-h-14 items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm wrap-anywhere text-muted">
                {[
                  say('heldBy', { name: holderName }),
                  note && say('onPaper', { note }),
                  endReason && sayEnd(endReason),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {isOpen && endReason === null && (
              <ActButton
                intent="end"
                sends={{ proxyId: id }}
                named={say('endNamed', { name })}
                variant="quiet"
              >
                {say('end')}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {isOpen && <FromPaper page={page} door={door} fault={fault} />}
    </Panel>
  )
}

function FromPaper({ page: { id, wanted }, door: { givers, holders }, fault }: ListProps) {
  const say = useWords(proxyWords)
  const hasBoth = givers !== null && holders !== null && givers.length > 0 && holders.length > 0
  const options = (people: NonNullable<typeof givers>) =>
    people.map(({ memberId, name, number }) => ({
      value: String(memberId),
      label: `${name} ${number}`.trim(),
    }))
  return (
    <Fold
      label={<span className="font-semibold">{say('paper')}</span>}
      open={Boolean(wanted.giver || wanted.holder) || fault?.values.intent === 'paper'}
      className="mt-3"
    >
      <Form method="get" preventScrollReset className="mt-2 grid items-end gap-4 sm:grid-cols-2">
        <Field label={say('giver')}>
          <TextInput
            name="kdo"
            type="search"
            defaultValue={wanted.giver}
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Field label={say('holder')}>
          <TextInput
            name="komu"
            type="search"
            defaultValue={wanted.holder}
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" className="justify-self-start max-md:w-full">
          {say('findBoth')}
        </Button>
      </Form>
      {(givers?.length === 0 || holders?.length === 0) && (
        <p className="mt-3 text-muted">{say('notFound')}</p>
      )}
      {hasBoth && (
        <Form
          method="post"
          action={`/admin/membership/meetings/${id}/proxy`}
          key={`${wanted.giver} ${wanted.holder}`}
          className="mt-4 grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
        >
          <Field label={say('giver')} error={fault?.fields.memberId}>
            <Select name="memberId" options={options(givers)} />
          </Field>
          <Field label={say('holder')} error={fault?.fields.holderId}>
            <Select name="holderId" options={options(holders)} />
          </Field>
          <Field label={say('note')} error={fault?.fields.note} className="sm:col-span-2">
            <TextInput
              name="note"
              required
              maxLength={500}
              autoComplete="off"
              defaultValue={fault?.values.note ?? ''}
            />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="paper"
            variant="primary"
            className="justify-self-start max-md:w-full"
          >
            {say('write')}
          </Button>
        </Form>
      )}
    </Fold>
  )
}
