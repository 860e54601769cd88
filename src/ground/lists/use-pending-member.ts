import { useNavigation } from 'react-router'

/** Whose form is on its way right now: his button waits, so that a double click is one act. */
export function usePendingMember(): number | null {
  const { state, formData } = useNavigation()
  const id = formData?.get('memberId')
  return state !== 'idle' && typeof id === 'string' ? Number(id) : null
}
