import { recordAudit } from '../../ground/audit/audit.server.ts'
import { type Actor, can } from '../../permissions.ts'
import { apart } from '../../ground/platform/apart.server.ts'
import { PICTURE_TERMS } from '../../ground/files/pictures.server.ts'
import { dropLogo, storeLogo } from '../../ground/files/club-logos.server.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
import type { ClubLogo } from '../../ground/platform/request-context.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockClub, writeClub } from './club-rows.server.ts'
import type { DrawnLogo, work } from './draw-logo.apart.ts'
import { LARGEST_LOGO } from './logo-rule.ts'

const drawLogo = apart<typeof work>('office/club/draw-logo', {
  ...PICTURE_TERMS,
  refusal: 'logo_too_demanding',
})

type Input = { readonly version: number; readonly bytes: Uint8Array }

/** The club's own picture from now on: on pages, phones, letters and papers. */
export async function setLogo(db: Db, actor: Actor, { version, bytes }: Input): Promise<void> {
  if (!can(actor, 'club.administer')) throw new Refusal('not_allowed')
  if (bytes.length > LARGEST_LOGO) throw new Refusal('logo_too_large')
  const drawn = await drawLogo(bytes)
  await hang(db, actor, version, drawn)
}

/** Back to the shield with the club's letters. */
export async function removeLogo(db: Db, actor: Actor, version: number): Promise<void> {
  if (!can(actor, 'club.administer')) throw new Refusal('not_allowed')
  await hang(db, actor, version, null)
}

async function hang(db: Db, actor: Actor, version: number, drawn: DrawnLogo | null): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { club, stored } = await lockClub(tx, version, actor.id)
    const [from, to] = [printOf(club.logo), printOf(drawn?.logo ?? null)]
    if (drawn) await storeLogo(tx, drawn.logo.print, drawn.picture)
    else await dropLogo(tx)
    await writeClub(tx, { ...stored, logo: drawn?.logo ?? null }, actor.id)
    if (from === to) return
    recordAudit(tx, { action: 'CLUB_CHANGED', actorId: actor.id, changes: [{ field: 'logo', from, to }] })
  })
  forgetClub()
}

const printOf = (logo: ClubLogo | null) => logo?.print ?? null
