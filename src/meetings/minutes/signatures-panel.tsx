import { Form } from 'react-router'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { partWords } from '../calling/meeting.words.ts'
import type { MinutesPage } from './minutes-page.server.ts'
import { minutesWords } from './minutes.words.ts'

/** Who has signed, who is waited for, one's own tap, and the document it became. */
export function SignaturesPanel({ page }: { readonly page: MinutesPage }) {
  const say = useWords(minutesWords)
  const sayPart = useWords(partWords)
  const { signers, maySign, version } = page
  return (
    <Panel title={say('signatures')}>
      {!signers.some(({ part }) => part === 'recorder') && (
        <p className="text-pretty">{say('nobodySigns')}</p>
      )}
      <ul className="divide-y divide-line">
        {signers.map(({ part, name, signed }) => (
          <li key={`${part} ${name}`} className="py-2.5 first:pt-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              {sayPart(part)}
              <Badge tone={signed ? 'success' : 'warning'}>
                {signed ? say('signed', { when: signed }) : say('waits')}
              </Badge>
            </p>
          </li>
        ))}
      </ul>
      {maySign && (
        <Form method="post" className="mt-4 grid gap-3">
          <input type="hidden" name="version" value={version} />
          <p className="text-pretty text-muted">{say('signNote', { version })}</p>
          <Button
            type="submit"
            name="intent"
            value="sign"
            variant="primary"
            size="large"
            className="justify-self-start max-md:w-full"
          >
            {say('sign')}
          </Button>
        </Form>
      )}
      <Published page={page} />
    </Panel>
  )
}

function Published({ page: { published, isNewer, isComplete, isSaved } }: { readonly page: MinutesPage }) {
  const say = useWords(minutesWords)
  const isComing = isComplete && isSaved && (published === null || isNewer)
  if (!published && !isComing) return null
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      {isComing && <p className="text-pretty">{say('publishing')}</p>}
      {published && <p className="figures font-semibold">{say('published', { when: published.when })}</p>}
      {published && isNewer && !isComing && <p className="text-pretty text-muted">{say('newer')}</p>}
      {published?.documentId === null && <p>{say('gone')}</p>}
      {published && published.documentId !== null && (
        <ButtonLink to={`/admin/documents/${published.documentId}`} className="justify-self-start">
          {say('openPdf')}
        </ButtonLink>
      )}
    </div>
  )
}
