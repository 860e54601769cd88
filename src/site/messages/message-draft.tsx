import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { batchSentence } from '../../ground/batches/batch-sentence.ts'
import { ConfirmBatch } from '../../ground/batches/confirm-batch.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { MessageForm } from './message-form.tsx'
import type { MessagePage } from './message-page.server.ts'
import { ExamplesPanel, LeftOutPanel, LetterPanel, RecipientsPanel } from './message-parts.tsx'
import { messageWords } from './message.words.ts'

type Draft = Extract<MessagePage, { kind: 'draft' }>
type DraftProps = { readonly page: Draft; readonly fault: FormFault | undefined }

/** The last look: what leaves, to whom exactly, and to whom not. */
export function MessageDraft({ page, fault }: DraftProps) {
  const say = useWords(messageWords)
  const isEdited = fault?.values.intent === 'draft'
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <LetterPanel letter={page.letter} files={page.files} />
        <div className="grid gap-5">
          <ExamplesPanel examples={page.examples} count={page.people} />
          <RecipientsPanel people={page.recipients} count={page.people} />
          <LeftOutPanel people={page.leftOut} count={page.leftOutCount} />
          <p className="text-sm text-muted">{say('frozen', { when: page.frozen })}</p>
        </div>
      </div>
      <Sending page={page} />
      <details key={page.frozenAt} open={isEdited} className="mt-6 rounded-panel border border-line bg-panel">
        <summary className="cursor-pointer px-5 py-3.5 font-semibold md:px-6">{say('edit')}</summary>
        <div className="border-t border-line p-5 md:p-6">
          <MessageForm
            {...page}
            values={page.form}
            fault={isEdited ? fault : undefined}
            submit={say('save')}
          />
        </div>
      </details>
      <details className="mt-3">
        <summary className="cursor-pointer py-2 font-medium text-muted">{say('remove')}</summary>
        <Form method="post" className="pt-2">
          <Button type="submit" name="intent" value="delete" variant="danger">
            {say('removeSure')}
          </Button>
        </Form>
      </details>
    </>
  )
}

/** With JavaScript the number is asked about once more; without it the page above was the question. */
function Sending({ page: { people, frozenAt, batchSize } }: { readonly page: Draft }) {
  const say = useWords(messageWords)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const input = useNavigation().formData?.get('intent')
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      {people > 0 && (
        <Form ref={form} method="post" className="contents">
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="expected" value={people} />
          <input type="hidden" name="frozenAt" value={frozenAt} />
          <Button
            type="submit"
            variant="primary"
            className="max-md:w-full"
            pending={input === 'send'}
            onClick={(event) => {
              event.preventDefault()
              setAsking(true)
            }}
          >
            {say('send', { count: people })}
          </Button>
        </Form>
      )}
      <Form method="post" preventScrollReset className="contents">
        <Button type="submit" name="intent" value="test" className="max-md:w-full" pending={input === 'test'}>
          {say('test')}
        </Button>
      </Form>
      {people > 0 && (
        <p className="figures text-sm text-muted">
          {batchSentence({ count: people, batchSize, noun: 'letters' }, language)}
        </p>
      )}
      <ConfirmBatch
        open={isAsking}
        onOpenChange={setAsking}
        title={say('sendQuestion')}
        count={people}
        batchSize={batchSize}
        noun="letters"
        note={say('sendNote')}
        confirm={say('sendConfirm')}
        onConfirm={() => {
          setAsking(false)
          form.current?.requestSubmit()
        }}
      />
    </div>
  )
}
