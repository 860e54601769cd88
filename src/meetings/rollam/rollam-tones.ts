import type { BadgeTone } from '../../ground/ui/badge.tsx'
import type { RollamState } from './rollam.ts'

export const ROLLAM_TONES: Readonly<Record<RollamState, BadgeTone>> = {
  draft: 'neutral',
  open: 'info',
  closed: 'success',
  cancelled: 'danger',
}
