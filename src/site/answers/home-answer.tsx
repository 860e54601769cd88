import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { HomeQuestion } from '../../rides/events/home-question.tsx'
import { homeWords } from '../../rides/events/home.words.ts'
import { myPlaceWords } from '../../rides/events/my-place.words.ts'
import type { HomePage } from '../../rides/invitations/answer-home.server.ts'
import { eventAnswerWords } from './event-answer.words.ts'

type Props = {
  readonly page: HomePage
  readonly action: string
  readonly fault: FormFault | undefined
}

/** Who is asked and after which ride; nothing happens until the button is pressed. */
export function HomeAnswer({ page: { name, call, title, when, homeAt }, action, fault }: Props) {
  const say = useWords(homeWords)
  const failed = useWords(myPlaceWords)('failed')
  const notYou = useWords(eventAnswerWords)('notYou', { name })
  return (
    <div className="grid gap-5">
      {fault && <FaultNote title={failed} fault={fault} />}
      <Panel>
        <p className="text-muted">{say('hello', { call })}</p>
        <p className="mt-1 font-display text-[2rem] leading-tight font-bold break-words">{title}</p>
        <p className="figures mt-1 mb-5 text-lg font-semibold">{when}</p>
        <HomeQuestion homeAt={homeAt} action={action} />
      </Panel>
      <p className="text-[0.9375rem] text-pretty text-muted">
        {notYou} {say('until')}
      </p>
    </div>
  )
}
