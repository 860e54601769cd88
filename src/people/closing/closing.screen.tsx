import { Form } from 'react-router'
import { ClosingFields } from '../members/closing-fields.tsx'
import { ACTION_TABLE } from '../members/member-action.ts'
import { actionFormWords, actionWords } from '../members/member-action.words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/closing.screen'
import { CardForm } from './card-form.tsx'
import { closingActs, closingScreen, viewClosing } from './closing-page.server.ts'

export const loader = closingScreen.shows(viewClosing)
export const action = closingScreen.acts({ keeps: ['intent', 'date', 'reason'], acts: closingActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ClosingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { action: intent, name, view, refused, today } = loaderData
  const sayForm = useWords(actionFormWords)
  const sayAction = useWords(actionWords)
  const fault = actionData?.fault
  return (
    <CardForm
      title={name ? sayForm('title', { action: sayAction(intent), name }) : sayAction(intent)}
      fault={fault}
    >
      {view ? (
        <Form method="post" className="grid gap-4">
          <ClosingFields action={intent} view={view} today={today} fields={fault?.fields ?? {}} />
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant={ACTION_TABLE[intent].isDangerous ? 'danger' : 'primary'}
          >
            {sayAction(intent)}
          </Button>
        </Form>
      ) : (
        <p>{refused}</p>
      )}
    </CardForm>
  )
}
