import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { backupWords } from './backup.words.ts'
import type { BackupLine } from './view-backups.server.ts'

type ListProps = {
  readonly backups: readonly BackupLine[]
  readonly free: string
  readonly isWebmaster: boolean
}

export function BackupList({ backups, free, isWebmaster }: ListProps) {
  const say = useWords(backupWords)
  return (
    <Panel title={say('list')} flush>
      <p className="-mt-2 max-w-[75ch] px-5 pb-4 text-sm text-muted md:px-6">{say('listText', { free })}</p>
      {backups.length === 0 ? (
        <div className="border-t border-line">
          <EmptyState seed={41} text={say('empty')} />
        </div>
      ) : (
        <ul aria-label={say('list')} className="divide-y divide-line border-t border-line">
          {backups.map((backup) => (
            <Row key={backup.name} backup={backup} isWebmaster={isWebmaster} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Row({ backup, isWebmaster }: { readonly backup: BackupLine; readonly isWebmaster: boolean }) {
  const say = useWords(backupWords)
  const { name, when, size, sum, kind } = backup
  const to = (act: string) => `/admin/sprava/backup?${new URLSearchParams({ [act]: name }).toString()}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-5 py-3 md:px-6">
      <div className="min-w-0">
        <p className="figures flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {when} <span className="font-normal text-muted">{size}</span>
          {kind !== 'made' && <Badge tone="info">{say(kind)}</Badge>}
          <Badge tone={sum ? 'success' : 'neutral'}>{say(sum ? 'sum' : 'noSum')}</Badge>
        </p>
        <p className="text-sm break-all text-muted">{name}</p>
        {sum && (
          <p className="truncate font-mono text-xs text-muted max-md:hidden" title={sum}>
            SHA-256 {sum.slice(0, 16)}…
          </p>
        )}
      </div>
      {isWebmaster && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <ButtonLink size="small" to={to('stahnout')} preventScrollReset>
            {say('download')}
          </ButtonLink>
          <ButtonLink size="small" to={to('obnovit')} preventScrollReset>
            {say('restore')}
          </ButtonLink>
          <ButtonLink size="small" variant="quiet" to={to('smazat')} preventScrollReset>
            {say('remove')}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}
