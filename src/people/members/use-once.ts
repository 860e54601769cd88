import { useEffect, useRef } from 'react'

/** Tells of each answer once, whatever is rendered meanwhile. */
export function useOnce<Answer extends object>(
  answer: Answer | undefined,
  tell: (answer: Answer) => void,
): void {
  const told = useRef<Answer | null>(null)
  useEffect(() => {
    if (!answer || told.current === answer) return
    told.current = answer
    tell(answer)
  }, [answer, tell])
}
