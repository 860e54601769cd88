import { useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * The answer to one's own act, on a screen that looks by itself what others did meanwhile: such a look takes the answer away, and a
 * refusal nobody had time to read with it. It stays until the next act.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const isSending = useNavigation().state === 'submitting'
  const [seen, see] = useState({ answer, isSending, kept: answer })
  if (seen.answer !== answer || seen.isSending !== isSending) {
    const isNew = answer !== undefined && answer !== seen.answer
    const before = isSending ? undefined : seen.kept
    see({ answer, isSending, kept: isNew ? answer : before })
  }
  return answer ?? seen.kept
}
