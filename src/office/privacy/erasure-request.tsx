import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { cardNumber } from '../../people/members/member.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { blockerWords } from './data.words.ts'
import type { ErasuresView } from './erasure-page.server.ts'
import { erasureWords } from './erasure.words.ts'
import type { ErasurePreview } from './preview-erasure.server.ts'

const PATH = '/admin/sprava/erasure'

type Request = ErasuresView['requests'][number]
type RequestProps = { readonly request: Request; readonly preview: ErasurePreview | null }

export function ErasureRequest({ request, preview }: RequestProps) {
  const say = useWords(erasureWords)
  const language = useLanguage()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-lg font-semibold break-words">
            {request.memberId === null ? (
              request.name
            ) : (
              <Link to={`/admin/${request.memberId}/edit`} className="underline underline-offset-4">
                {request.name}
              </Link>
            )}
          </p>
          <p className="figures text-sm text-muted">
            {request.number !== null && say('member', { number: cardNumber(request.number) })}
            {request.accountId !== null && say('account')}
            {request.applicationId !== null && say('applicant')}
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          <Badge>{say('asked', { day: dayInFigures(request.requestedOn, language) })}</Badge>
          <Badge tone="warning">{say('until', { day: dayInFigures(request.dueOn, language) })}</Badge>
          {!request.isOwn && <Badge tone="info">{say('byOfficer')}</Badge>}
        </p>
      </div>
      {request.note && <p className="mt-3 break-words whitespace-pre-line">{request.note}</p>}
      {preview ? (
        <Preview request={request} preview={preview} />
      ) : (
        <p className="mt-4">
          <ButtonLink to={`${PATH}?id=${request.id}`} preventScrollReset className="max-sm:w-full">
            {say('open')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

function Preview({ request, preview }: { readonly request: Request; readonly preview: ErasurePreview }) {
  const say = useWords(erasureWords)
  const { blockers, mentions } = preview
  return (
    <div className="mt-4 grid gap-4">
      {blockers.length > 0 && <Blockers blockers={blockers} />}
      <Concerned rows={preview.concerned} />
      {mentions > 0 && <p className="max-w-[65ch]">{say('mentions', { count: mentions })}</p>}
      {request.memberId !== null && (
        <p>
          <a
            href={`/api/members/${request.memberId}/data.pdf`}
            download
            className={buttonClass({ size: 'small' })}
          >
            {say('export')}
          </a>
        </p>
      )}
      <Form method="post" action={PATH} className="grid gap-4 border-t border-line pt-4">
        <input type="hidden" name="requestId" value={request.id} />
        {blockers.length === 0 && <Checkbox name="sure" value="on" required label={say('sure')} />}
        <div className="flex flex-wrap gap-2.5 max-sm:grid">
          {blockers.length === 0 && (
            <Button type="submit" name="intent" value="execute" variant="danger">
              {say('execute')}
            </Button>
          )}
          <Button type="submit" name="intent" value="withdraw" formNoValidate>
            {say('withdraw')}
          </Button>
          <ButtonLink to={PATH} variant="quiet" preventScrollReset>
            {say('close')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}

function Blockers({ blockers }: Pick<ErasurePreview, 'blockers'>) {
  const say = useWords(erasureWords)
  const sayBlocker = useWords(blockerWords)
  return (
    <div className="rounded-lg bg-warning p-4 text-warning-ink">
      <p className="font-semibold">{say('blocked')}</p>
      <ul className="list-disc pl-5">
        {blockers.map((blocker) => (
          <li key={blocker}>{sayBlocker(blocker)}</li>
        ))}
      </ul>
    </div>
  )
}

function Concerned({ rows }: { readonly rows: ErasurePreview['concerned'] }) {
  const say = useWords(erasureWords)
  const language = useLanguage()
  return (
    <table aria-label={say('what')} className="w-full text-left">
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 pr-3 font-medium">
            {say('what')}
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-medium">
            {say('rows')}
          </th>
          <th scope="col" className="py-2 font-medium">
            {say('fate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ table, name, rows: count, fate, because }) => (
          <tr key={table} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pr-3 font-normal">
              {name[language]}
            </th>
            <td className="figures py-2 pr-3 text-right">{count}</td>
            <td className="py-2">
              <span className="font-semibold">{say(fate)}</span>
              {because && <span className="block text-sm text-muted">{say(because)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
