import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * The answer to one's own act, on a screen that looks by itself what others did meanwhile: such a look takes the answer away, and a
 * refusal nobody had time to read with it. It stays until the next act.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { state } = useNavigation()
  const [kept, keep] = useState<Answer>()
  useEffect(() => {
    if (answer !== undefined) keep(answer)
  }, [answer])
  useEffect(() => {
    if (state === 'submitting') keep(undefined)
  }, [state])
  return answer ?? kept
}
