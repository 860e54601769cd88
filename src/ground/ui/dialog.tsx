import { partOf } from './part.tsx'

export const Dialog = partOf(() => import('./dialog-part.tsx').then((part) => part.Dialog))

/** A decision that cannot be left by clicking beside it. */
export const ConfirmDialog = partOf(() => import('./dialog-part.tsx').then((part) => part.ConfirmDialog))
