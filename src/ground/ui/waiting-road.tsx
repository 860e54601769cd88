import { useNavigation } from 'react-router'

/** The road runs along the top as long as the next screen or the answer to a form is on its way. */
export function WaitingRoad() {
  if (useNavigation().state === 'idle') return null
  return <div aria-hidden="true" className="waiting-road" />
}
