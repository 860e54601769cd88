import type { BadgeTone } from '../../ground/ui/badge.tsx'
import type { MeetingState } from './meeting.ts'

export const STATE_TONES: Readonly<Record<MeetingState, BadgeTone>> = {
  draft: 'neutral',
  called: 'info',
  open: 'success',
  closed: 'neutral',
  cancelled: 'danger',
}
