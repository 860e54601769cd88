import { z } from 'zod'
import { isBackupName } from './backup-name.ts'

export const NamedBackup = z.strictObject({ name: z.string().refine(isBackupName) })

const password = z.string().min(1).max(200)

/** Where the power to restore is used; what was proved a moment ago is not asked for again. */
export const Proved = z.strictObject({ password })
export const MaybeProved = z.strictObject({ password: password.optional() })

export const RestoreAsked = Proved.extend({ confirmation: z.string().max(40) })
