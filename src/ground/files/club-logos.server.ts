import type { Db } from '../../tables.ts'
import { withPictures } from './pictures.server.ts'
import type { Club } from '../platform/request-context.ts'

export type LogoPicture = { readonly bytes: Buffer; readonly width: number; readonly height: number }

const kept = new Map<string, LogoPicture>()

/** The logo of this fingerprint as it is stored: what is under one never changes, so the last one asked for is kept. */
export async function findLogo(db: Db, print: string): Promise<LogoPicture | null> {
  const known = kept.get(print)
  if (known) return known
  const row = await db
    .selectFrom('clubLogo')
    .select(['bytes', 'width', 'height'])
    .where('hash', '=', print)
    .executeTakeFirst()
  if (!row) return null
  kept.clear()
  kept.set(print, row)
  return row
}

const small = new Map<string, Promise<Buffer>>()

/** As headers of pages and letters show it, sharp on any screen; null for a club without one. */
export async function drawSmallLogo(db: Db, { logo }: Pick<Club, 'logo'>): Promise<Buffer | null> {
  const stored = logo && (await findLogo(db, logo.print))
  if (!logo || !stored) return null
  const known = small.get(logo.print)
  if (known) return known
  const drawing = withPictures((sharp) =>
    sharp(stored.bytes)
      .resize({ width: 240, height: 160, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  )
  small.clear()
  small.set(logo.print, drawing)
  drawing.catch(() => small.delete(logo.print))
  return drawing
}

/** The new one takes the place of the old one. */
export async function storeLogo(tx: Db, print: string, { bytes, width, height }: LogoPicture): Promise<void> {
  await tx.deleteFrom('clubLogo').where('hash', '<>', print).execute()
  await tx
    .insertInto('clubLogo')
    .values({ hash: print, bytes, width, height })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

export async function dropLogo(tx: Db): Promise<void> {
  await tx.deleteFrom('clubLogo').execute()
}
