import { accountDoors } from './accounts/api.server.ts'
import type { Door } from './platform/door.server.ts'

// Every API call there is. A call that is not here does not exist.
export const DOORS: readonly Door[] = [...accountDoors]
