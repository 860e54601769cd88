import { readClub } from '../../ground/platform/club-settings.server.ts'
import type { Db } from '../../tables.ts'
import type { Owner } from './password.ts'

/** What anybody in the club knows about somebody, and would try as his password. */
export async function describeOwner(
  db: Db,
  { email, memberId }: { readonly email: string; readonly memberId: number | null },
): Promise<Owner> {
  const club = await readClub(db)
  const card = await db
    .selectFrom('member')
    .select(['firstName', 'lastName', 'nickname', 'phone', 'birthDate'])
    .where('id', '=', memberId ?? 0)
    .executeTakeFirst()
  return {
    email,
    names: card ? [card.firstName, card.lastName, card.nickname ?? ''] : [],
    club: [club.name, club.shortName],
    numbers: card ? [...phoneDigits(card.phone), ...dayDigits(card.birthDate)] : [],
  }
}

function phoneDigits(phone: string | null): readonly string[] {
  return phone ? [phone.replace(/\D/g, ''), phone.replace(/^\+420/, '').replace(/\D/g, '')] : []
}

/** 15. 6. 1975 as people write it without dots. */
function dayDigits(day: string | null): readonly string[] {
  const [year = '', month = '', date = ''] = day?.split('-') ?? []
  if (!date) return []
  const short = year.slice(2)
  const bare = (text: string) => text.replace(/^0/, '')
  return [
    `${date}${month}${year}`,
    `${bare(date)}${bare(month)}${year}`,
    `${date}${month}${short}`,
    `${year}${month}${date}`,
    `${short}${month}${date}`,
  ]
}
