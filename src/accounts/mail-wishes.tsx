import { Form } from 'react-router'
import { OFFERED_CATEGORIES, type RefusableCategory } from '../mail/letter-category.ts'
import { categoryNotes, categoryWords } from '../mail/unsubscribe.words.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../ui/use-words.ts'
import { settingsWords } from './settings.words.ts'

/** Which mails I want; what must come is only said. */
export function MailWishes({ refused }: { readonly refused: readonly RefusableCategory[] }) {
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
          <Button type="submit" name="wish" value="mail-wishes" className="max-sm:w-full">
            {say('mailsSave')}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
