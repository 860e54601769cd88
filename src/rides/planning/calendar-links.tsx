import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { eventsWords } from './events.words.ts'

type CalendarLinksProps = { readonly feed: string | null; readonly address: string }

/** One's own calendar by a secret address: made when wanted, revoked at any time. */
export function CalendarLinks({ feed, address }: CalendarLinksProps) {
  const say = useWords(eventsWords)
  return (
    <div id="kalendar" className="mt-8">
      <Panel title={say('feeds')}>
        <p className="max-w-[70ch] text-pretty">{say('feedsText')}</p>
        {feed && (
          <div className="mt-4 grid gap-4 md:grid-cols-2">
            <Field label={say('feedMine')}>
              <TextInput readOnly value={feed} />
            </Field>
            <Field label={say('feedAll')}>
              <TextInput readOnly value={`${feed}&all=1`} />
            </Field>
            <p className="text-[0.9375rem] text-muted md:col-span-2">{say('feedSecret')}</p>
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Form method="post" action={address}>
            <input type="hidden" name="intent" value="renew" />
            <Button type="submit">{say(feed ? 'feedRenew' : 'feedMake')}</Button>
          </Form>
          {feed && (
            <Form method="post" action={address}>
              <input type="hidden" name="intent" value="revoke" />
              <Button type="submit" variant="quiet">
                {say('feedRevoke')}
              </Button>
            </Form>
          )}
        </div>
      </Panel>
    </div>
  )
}
