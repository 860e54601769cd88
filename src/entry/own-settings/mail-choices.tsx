import { Form } from 'react-router'
import { OFFERED_CATEGORIES, type RefusableCategory } from '../../ground/mail/letter-category.ts'
import { categoryNotes, categoryWords } from '../../ground/mail/unsubscribe.words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { settingsWords } from './settings.words.ts'

/** Which mails I want; what must come is only said. */
export function MailChoices({ refused }: { readonly refused: readonly RefusableCategory[] }) {
  const say = useWords(settingsWords)
  const sayCategory = useWords(categoryWords)
  const sayNote = useWords(categoryNotes)
  return (
    <Panel title={say('mails')}>
      <Form method="post" action="/admin/settings" preventScrollReset className="grid gap-4">
        {OFFERED_CATEGORIES.map((category) => (
          <Checkbox
            key={`${category}-${refused.includes(category)}`}
            name={category}
            defaultChecked={!refused.includes(category)}
            label={
              <>
                <span className="block font-medium">{sayCategory(category)}</span>
                <span className="block text-sm text-muted">{sayNote(category)}</span>
              </>
            }
          />
        ))}
        <p className="text-sm text-muted">{say('mailsService')}</p>
        <div>
          <Button type="submit" name="intent" value="mail-inputs" className="max-sm:w-full">
            {say('mailsSave')}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
