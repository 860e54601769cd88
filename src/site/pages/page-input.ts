import { z } from 'zod'
import { clubText, LONGEST_PAGE } from '../../ground/texts/club-text.ts'
import { PAGE_NAMES } from './page-name.ts'

export const NamedPage = z.strictObject({ slug: z.enum(PAGE_NAMES) })

/** It is kept with a line's end behind it. */
const LONGEST_WRITTEN = LONGEST_PAGE - 1
const body = clubText(LONGEST_WRITTEN)
const version = z.int().positive().max(1_000_000)

/** A new version, and the one it was made from. */
export const PageText = z.strictObject({
  bodyCs: body.refine((text) => text.trim() !== '', 'required'),
  bodyEn: body,
  version,
})

/** The same on its screen, where also the first one is written: that one was made from none. */
export const FirstPageText = PageText.extend({ version: z.int().nonnegative().max(1_000_000) })

export const PageRestore = z.strictObject({ restore: version, version })
