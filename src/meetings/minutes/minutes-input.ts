import { z } from 'zod'
import { clubText, LONGEST_PAGE } from '../../ground/texts/club-text.ts'

/** The version that was read; nothing was written yet in version 0. */
const version = z.int().nonnegative().max(1_000_000).describe('the one that was read; 0 before the first')

export const MinutesInput = z.strictObject({
  body: clubText(LONGEST_PAGE - 10).refine((text) => text.trim() !== '', 'required'),
  version,
})

export const VersionInput = z.strictObject({ version })
