import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { seriesWords } from './series.words.ts'

/** Stands beside the form but belongs to it. */
export function FollowingBox({ count }: { readonly count: number }) {
  const say = useWords(seriesWords)
  return (
    <div>
      <Checkbox form="event" name="following" label={say('following', { count })} />
      <p className="text-sm text-muted">{say('followingHint')}</p>
    </div>
  )
}

/** Belongs to the form that calls an event off. */
export function CancelFollowingBox({ count }: { readonly count: number }) {
  const say = useWords(seriesWords)
  return (
    <div>
      <Checkbox name="following" label={say('cancelFollowing', { count })} />
      <p className="text-sm text-muted">{say('cancelFollowingHint')}</p>
    </div>
  )
}

type RepeatFormProps = {
  readonly address: string
  readonly mostTimes: number
  readonly fault: FormFault | undefined
}

export function RepeatForm({ address, mostTimes, fault }: RepeatFormProps) {
  const say = useWords(seriesWords)
  const isPending = useNavigation().formData?.get('intent') === 'repeat'
  const times = fault?.fields.times
  return (
    <details className="rounded-panel border border-line bg-panel p-5" open={times !== undefined}>
      <summary className="cursor-pointer font-semibold">{say('title')}</summary>
      <Form method="post" action={address} className="mt-4 grid gap-3">
        <p className="text-muted">{say('text')}</p>
        <Field label={say('every')}>
          <Select
            name="everyWeeks"
            defaultValue={fault?.values.everyWeeks ?? '1'}
            options={[
              { value: '1', label: say('week1') },
              { value: '2', label: say('week2') },
              { value: '4', label: say('week4') },
            ]}
          />
        </Field>
        <Field label={say('times')} hint={say('timesHint', { most: mostTimes })} error={times}>
          <TextInput
            name="times"
            inputMode="numeric"
            required
            maxLength={6}
            defaultValue={fault?.values.times ?? ''}
          />
        </Field>
        <Button type="submit" name="intent" value="repeat" pending={isPending}>
          {say('make')}
        </Button>
      </Form>
    </details>
  )
}
