import { partOf } from './part.tsx'

/** From the bottom on a phone, from the right elsewhere. */
export const Drawer = partOf(() => import('./drawer-part.tsx').then((part) => part.Drawer))
