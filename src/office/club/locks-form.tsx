import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { ClubText, type ClubFormProps } from './club-form.tsx'
import { clubWords } from './club.words.ts'

/** How strictly this club lets its people in; never more loosely than the house does by itself. */
export function LocksForm(form: ClubFormProps) {
  const say = useWords(clubWords)
  const number = { ...form, intent: 'all', maxLength: 2, inputMode: 'numeric', isRequired: true } as const
  return (
    <Panel title={say('locks')}>
      <p className="mb-5 max-w-[70ch] text-muted">{say('locksText')}</p>
      <Checkbox
        key={form.club.version}
        name="withOfficersStep"
        label={say('withOfficersStep')}
        defaultChecked={form.club.withOfficersStep}
      />
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <ClubText {...number} name="officersIdleHours" hint={say('officersIdleHoursHint')} />
        <ClubText {...number} name="membersIdleDays" hint={say('membersIdleDaysHint')} />
      </div>
    </Panel>
  )
}
