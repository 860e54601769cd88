import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { Field } from '../../ground/ui/field.tsx'
import { FileInput } from '../../ground/ui/file-input.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { readingWords, statementWords } from './bank.words.ts'
import { STATEMENT_TABS, type StatementTab } from './statement-tab.ts'
import type { StatementLine, StatementView } from './view-statement.server.ts'

const LARGEST = 5 * 1024 * 1024
const ACCEPTED = '.json,.csv,.gpc,.txt,application/json,text/csv'

export function StatementUpload({
  action,
  fault,
}: {
  readonly action: string
  readonly fault: FormFault | undefined
}) {
  const say = useWords(statementWords)
  const { formData } = useNavigation()
  return (
    <Panel title={say('title')}>
      <p className="mb-4 max-w-[65ch] text-muted">{say('lead')}</p>
      <Form method="post" action={action} encType="multipart/form-data" className="grid max-w-xl gap-4">
        <input type="hidden" name="intent" value="upload" />
        <Field label={say('file')} error={fault?.values.intent === 'upload' ? fault.message : undefined}>
          <FileInput accept={ACCEPTED} largest={LARGEST} tooLarge={say('tooLarge')} />
        </Field>
        <Button type="submit" pending={formData?.has('file')} className="md:w-fit">
          {say('upload')}
        </Button>
      </Form>
    </Panel>
  )
}

const TONES = { fresh: 'success', known: 'neutral', refused: 'danger' } as const

/** A statement before it is booked: what is new, what we know, what cannot be read. */
export function StatementPreview({
  view,
  action,
}: {
  readonly view: StatementView
  readonly action: string
}) {
  const say = useWords(statementWords)
  const { id, counts, show } = view
  const address = (tab: StatementTab, page = 1) =>
    `${action}?vypis=${id}&ukaz=${tab}${page > 1 ? `&page=${page}` : ''}`
  return (
    <Panel title={say('preview')} actions={<ButtonLink to={action}>{say('close')}</ButtonLink>} flush>
      <p className="px-5 pb-4 break-all text-muted md:px-6">
        {view.fileName} · {say('account', { account: view.account })}
      </p>
      {view.bookedAt ? (
        <p className="px-5 pb-5 md:px-6">{say('booked', { when: view.bookedAt })}</p>
      ) : (
        <>
          <div className="px-5 md:px-6">
            <Tabs
              label={say('tabs')}
              current={show}
              tabs={STATEMENT_TABS.map((tab) => ({
                key: tab,
                to: address(tab),
                label: say(tab),
                count: counts[tab],
                tone: counts[tab] > 0 ? TONES[tab] : 'neutral',
              }))}
            />
          </div>
          <Lines lines={view.lines} />
          <div className="px-5 md:px-6">
            <Pager view={view.view} to={(page) => address(show, page)} />
          </div>
          <BookForm id={id} action={action} count={counts.fresh} />
        </>
      )}
    </Panel>
  )
}

function BookForm({
  id,
  action,
  count,
}: {
  readonly id: number
  readonly action: string
  readonly count: number
}) {
  const say = useWords(statementWords)
  const { formData } = useNavigation()
  if (count === 0)
    return <p className="border-t border-line px-5 py-4 text-muted md:px-6">{say('nothingNew')}</p>
  return (
    <Form method="post" action={action} className="border-t border-line px-5 py-4 md:px-6">
      <input type="hidden" name="intent" value="book" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="primary"
        pending={formData?.get('intent') === 'book'}
        className="w-full md:w-fit"
      >
        {say('book', { count })}
      </Button>
    </Form>
  )
}

function Lines({ lines }: { readonly lines: readonly StatementLine[] }) {
  const say = useWords(statementWords)
  const sayFault = useWords(readingWords)
  if (lines.length === 0) return <p className="px-5 py-5 text-muted md:px-6">{say('emptyTab')}</p>
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ key, day, amount, isIncoming, who, note, fault }) => (
        <li
          key={key}
          className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 px-5 py-3 md:grid-cols-[6.5rem_1fr_1fr_8rem] md:px-6"
        >
          {fault ? (
            <p className="col-span-full">
              <span className="font-medium">{say('line', { line: fault.line })}</span>: {sayFault(fault.code)}
            </p>
          ) : (
            <span className="figures text-muted">{day}</span>
          )}
          <span
            className={classNames(
              'min-w-0 break-words',
              fault
                ? 'col-span-full font-mono text-xs break-all text-muted'
                : 'order-3 col-span-2 md:order-none md:col-span-1',
            )}
          >
            {who}
          </span>
          {!fault && (
            <>
              <span className="order-4 col-span-2 min-w-0 break-words text-muted md:order-none md:col-span-1">
                {note}
              </span>
              <span
                className={classNames('figures text-right font-semibold', isIncoming && 'text-success-ink')}
              >
                {amount}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
