import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { homeWords } from './home.words.ts'

type Props = { readonly homeAt: string | null; readonly action: string }

/** One question, one tap; without a script too. */
export function HomeQuestion({ homeAt, action }: Props) {
  const say = useWords(homeWords)
  if (homeAt)
    return (
      <div className="rounded-lg bg-success px-4 py-3 text-success-ink">
        <p className="font-display text-2xl leading-tight font-bold">{say('said')}</p>
        <p className="figures mt-0.5">{say('saidText', { time: homeAt })}</p>
      </div>
    )
  return (
    <Form method="post" action={action} className="grid gap-4" preventScrollReset>
      <p className="text-pretty">{say('question')}</p>
      <Button type="submit" name="intent" value="home" variant="primary" size="large" className="w-full">
        {say('home')}
      </Button>
    </Form>
  )
}
