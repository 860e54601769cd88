import { useSelection } from '../../ground/batches/use-selection.ts'
import { PeopleTable } from '../../people/members/people-table.tsx'
import { listName } from '../../people/members/member.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { paperWords } from './paper.words.ts'

export type ListedCall = {
  readonly id: number
  readonly memberId: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly divisionName: string | null
  readonly delivered: string
  readonly standing: string
  readonly isStopped: boolean
  readonly isDelivered: boolean
}

export const CALLS_PATH = `${TAB_PATHS.paper}?stav=vyzvy`

/** Last calls whose time runs, or would: those that came back are offered paper. */
export function CallsPanel({ calls }: { readonly calls: readonly ListedCall[] }) {
  const say = useWords(paperWords)
  const selection = useSelection([])
  return (
    <PeopleTable
      label={say('calls')}
      people={calls}
      selection={selection}
      isSelectable={false}
      sorting={{ current: 'lastOn', to: () => CALLS_PATH }}
      linkTo={({ memberId }) => `/admin/${memberId}/edit`}
      columns={[
        {
          key: 'delivered',
          label: say('delivery'),
          renderCell: ({ delivered }) => <span className="figures break-words">{delivered}</span>,
        },
        {
          key: 'standing',
          label: say('standing'),
          renderCell: ({ standing, isStopped }) => (
            <Badge tone={isStopped ? 'warning' : 'neutral'}>{standing}</Badge>
          ),
        },
      ]}
      renderAction={(call) => {
        if (!call.isStopped && !call.isDelivered) return null
        const name = listName(call)
        const intent = call.isStopped ? 'call-paper' : 'call-bounced'
        return (
          <ActButton
            to={CALLS_PATH}
            intent={intent}
            sends={{ paymentId: call.id }}
            named={say(call.isStopped ? 'toPaperNamed' : 'bouncedNamed', { name })}
            size="small"
            variant={call.isStopped ? 'primary' : undefined}
            className="max-md:w-full"
          >
            {say(call.isStopped ? 'toPaper' : 'bounced')}
          </ActButton>
        )
      }}
    />
  )
}
