import type { Db } from '../../tables.ts'
import { findLogo } from './club-logos.server.ts'
import type { Paper } from './paper.ts'
import type { Club } from '../platform/request-context.ts'
import { townOf } from '../values/address.ts'
import type { Language } from '../values/words.ts'

/** The head of everything the club prints: name, logo, colour, where it is and its number. */
export async function letterhead(
  db: Db,
  club: Club,
  language: Language,
): Promise<Pick<Paper, 'head' | 'contact' | 'logo' | 'colour'>> {
  const logo = club.logo && (await findLogo(db, club.logo.print))
  return {
    head: club.name,
    contact: contactLine(club, language) || undefined,
    logo: logo?.bytes,
    colour: club.colour ?? undefined,
  }
}

function contactLine({ contact }: Club, language: Language): string {
  const { street, email, registrationNumber } = contact
  const number = registrationNumber && `${language === 'cs' ? 'IČO' : 'Reg. No.'} ${registrationNumber}`
  return [street, townOf(contact), number, email].filter(Boolean).join(' · ')
}
