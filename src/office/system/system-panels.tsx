import { FoldPanel } from '../../ground/ui/fold-panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { viewSystem } from './view-system.server.ts'
import { systemWords } from './system.words.ts'

type View = Awaited<ReturnType<typeof viewSystem>>

export function MachinePanel({ machine }: Pick<View, 'machine'>) {
  const say = useWords(systemWords)
  return (
    <FoldPanel title={say('machine')} note={machine[0].value} isOpen={false}>
      <dl className="figures grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {machine.map(({ key, value }) => (
          <div key={key} className="contents">
            <dt className="text-sm text-muted max-sm:-mb-1.5 sm:pt-0.5">{say(key)}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </FoldPanel>
  )
}

type Column = { readonly head: string; readonly isNumber?: boolean }

/** Small tables of figures; on a phone they slide sideways rather than burst. */
function Figures({
  label,
  columns,
  rows,
}: {
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly (string | number)[])[]
}) {
  return (
    <div className="-mx-5 -mb-6 overflow-x-auto border-t border-line md:-mx-6">
      <table aria-label={label} className="figures w-full text-[0.9375rem]">
        <thead className="text-left text-sm text-muted">
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th
                key={head}
                className={`px-2 py-2 font-medium first:pl-5 last:pr-5 md:first:pl-6 md:last:pr-6 ${isNumber ? 'text-right' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map((cells) => (
            <tr key={String(cells[0])}>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]?.head}
                  className={`px-2 py-2 break-words first:pl-5 last:pr-5 md:first:pl-6 md:last:pr-6 ${columns[index]?.isNumber ? 'text-right' : ''}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function TablesPanel({ tables }: Pick<View, 'tables'>) {
  const say = useWords(systemWords)
  return (
    <FoldPanel title={say('tables')} isOpen={false}>
      <Figures
        label={say('tables')}
        columns={[
          { head: say('table') },
          { head: say('rows'), isNumber: true },
          { head: say('size'), isNumber: true },
        ]}
        rows={tables.map(({ name, rows, size }) => [name, rows, size])}
      />
    </FoldPanel>
  )
}

type QueueProps = Pick<View, 'queue'> & {
  /** Something stands still or fails in it. */ readonly isTroubled: boolean
}

export function QueuePanel({ queue, isTroubled }: QueueProps) {
  const say = useWords(systemWords)
  return (
    <FoldPanel title={say('queue')} isOpen={isTroubled}>
      {queue.length === 0 ? (
        <p>{say('queueEmpty')}</p>
      ) : (
        <Figures
          label={say('queue')}
          columns={[
            { head: say('kind') },
            { head: say('waiting'), isNumber: true },
            { head: say('active'), isNumber: true },
            { head: say('failedDay'), isNumber: true },
            { head: say('oldest'), isNumber: true },
          ]}
          rows={queue.map(({ name, waiting, active, failed, oldest }) => [
            name,
            waiting,
            active,
            failed,
            oldest,
          ])}
        />
      )}
    </FoldPanel>
  )
}

export function CronsPanel({ crons }: Pick<View, 'crons'>) {
  const say = useWords(systemWords)
  return (
    <FoldPanel title={say('crons')} isOpen={false}>
      <Figures
        label={say('crons')}
        columns={[{ head: say('kind') }, { head: say('plan') }, { head: say('lastRun'), isNumber: true }]}
        rows={crons.map(({ name, plan, age }) => [name, plan, age ?? say('never')])}
      />
    </FoldPanel>
  )
}
