import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { SWITCHES, type Switch } from './switches.ts'
import { ClubForm, type ClubFormProps } from './club-form.tsx'
import { clubWords } from './club.words.ts'

/** Parts of a club's life that this one may not have. */
export function PartsForm(form: ClubFormProps) {
  const say = useWords(clubWords)
  return (
    <Panel title={say('parts')}>
      <p className="mb-5 max-w-[70ch] text-muted">{say('partsText')}</p>
      <ClubForm {...form} intent="parts">
        <div key={form.club.version} className="grid gap-2">
          {(Object.keys(SWITCHES) as Switch[]).map((name) => (
            <Checkbox key={name} name={name} label={say(name)} defaultChecked={form.club[name]} />
          ))}
          <Checkbox
            name="withApplicants"
            label={say('withApplicants')}
            defaultChecked={form.club.withApplicants}
          />
        </div>
      </ClubForm>
    </Panel>
  )
}
