import { type FormEvent, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { showToast } from '../../ground/ui/toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { type PushState, readPushState, turnOff, turnOn } from './browser-push.ts'
import { pushScreenWords } from './push.words.ts'

export type Topic = { readonly topic: string; readonly label: string }

/** What this browser says of itself; nothing until it was asked, and again whenever the list of devices changes. */
export function usePushState(marks: readonly string[]): PushState | null {
  const [state, setState] = useState<PushState | null>(null)
  const known = marks.join()
  useEffect(() => {
    let isCurrent = true
    void lookAround(known).then((found) => isCurrent && setState(found))
    return () => {
      isCurrent = false
    }
  }, [known])
  return state
}

async function lookAround(known: string): Promise<PushState> {
  try {
    const found = await readPushState()
    if (found.kind !== 'on' || known.includes(found.mark)) return found
    // Turned off from elsewhere, or somebody else's before: the browser forgets it as the house did.
    await turnOff()
    return { kind: 'off' }
  } catch {
    return { kind: 'unknown' }
  }
}

type TurnOnProps = { readonly state: PushState | null; readonly topics: readonly Topic[] }

export function TurnOnPush({ state, topics }: TurnOnProps) {
  const say = useWords(pushScreenWords)
  if (state?.kind === 'apple') return <AppleGuide />
  if (state?.kind === 'unknown' || state?.kind === 'denied') return <p>{say(state.kind)}</p>
  if (state?.kind === 'on') return <p>{say('isOn')}</p>
  return (
    <>
      <p className="hidden text-muted noscript:block">{say('noScript')}</p>
      <div className="noscript:hidden">
        <Choice topics={topics} isReady={state !== null} />
      </div>
    </>
  )
}

/** Nothing is asked of the browser before the person himself says so here. */
function Choice({ topics, isReady }: { readonly topics: readonly Topic[]; readonly isReady: boolean }) {
  const say = useWords(pushScreenWords)
  const { revalidate } = useRevalidator()
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()
  const begin = async (form: FormData) => {
    setPending(true)
    setFault(undefined)
    const wanted = topics.map(({ topic }) => topic).filter((topic) => form.get(topic) === 'on')
    const { isOn, message } = await turnOn(wanted).catch(() => ({ isOn: false, message: undefined }))
    setPending(false)
    if (isOn) {
      showToast({ tone: 'success', text: say('turnedOn') })
      await revalidate()
    } else setFault(message ?? say(Notification.permission === 'denied' ? 'denied' : 'failed'))
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void begin(new FormData(event.currentTarget))
  }
  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      <Topics topics={topics} chosen={topics.map(({ topic }) => topic)} />
      {fault && (
        <p role="alert" className="font-medium text-danger-ink">
          {fault}
        </p>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          pending={isPending}
          disabled={!isReady}
          className="max-sm:w-full"
        >
          {say('turnOn')}
        </Button>
        <p className="mt-2 text-sm text-muted">{say('asks')}</p>
      </div>
    </form>
  )
}

type TopicsProps = { readonly topics: readonly Topic[]; readonly chosen: readonly string[] }

export function Topics({ topics, chosen }: TopicsProps) {
  const say = useWords(pushScreenWords)
  return (
    <fieldset>
      <legend className="field-label">{say('about')}</legend>
      <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
        {topics.map(({ topic, label }) => (
          <Checkbox key={topic} name={topic} label={label} defaultChecked={chosen.includes(topic)} />
        ))}
      </div>
    </fieldset>
  )
}

function AppleGuide() {
  const say = useWords(pushScreenWords)
  return (
    <>
      <h3 className="mb-2 text-lg font-bold">{say('apple')}</h3>
      <ol className="grid list-decimal gap-1.5 pl-6">
        <li>{say('apple1')}</li>
        <li>{say('apple2')}</li>
        <li>{say('apple3')}</li>
      </ol>
    </>
  )
}
