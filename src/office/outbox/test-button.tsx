import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { outboxWords } from './outbox.words.ts'

export function TestButton() {
  const say = useWords(outboxWords)
  return (
    <Form method="post" action="/admin/sprava/outbox" preventScrollReset className="max-sm:w-full">
      <Button type="submit" name="intent" value="test" className="max-sm:w-full">
        {say('test')}
      </Button>
    </Form>
  )
}
