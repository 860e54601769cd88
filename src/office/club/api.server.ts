import { z } from 'zod'
import { ClubAccountForm, setClubAccount } from '../../money/payments/set-club-account.server.ts'
import { door } from '../../ground/http/door.server.ts'
import type { Db } from '../../tables.ts'
import { changeClub } from './change-club.server.ts'
import { ClubFields, ClubVersion } from './club-fields.ts'
import { removeLogo, setLogo } from './set-logo.server.ts'
import { viewClub } from './view-club.server.ts'
import type { Told } from '../../ground/http/told.ts'
import { ClubAccountDone, ClubDone } from './club-answer.ts'

const VersionAsked = z.strictObject({ version: z.coerce.number().pipe(ClubVersion) })

const answer = async (db: Db): Promise<Told<typeof ClubDone>> => ({ success: true, club: await viewClub(db) })

export const clubhouseDoors = [
  door({
    method: 'GET',
    path: '/api/club',
    who: 'club.administer',
    summary: 'Name, contact, colour, logo, bank account and batch size of the club',
    answers: ClubDone,
    handle: ({ db }) => answer(db),
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/club',
    who: 'club.administer',
    summary: 'Change some of it; needs the version that was read',
    body: ClubFields.partial().extend({ version: ClubVersion }),
    answers: ClubDone,
    handle: async ({ db, visitor, body: { version: read, ...change } }) => {
      await changeClub(db, visitor, { version: read, change })
      return answer(db)
    },
  }),
  door({
    method: 'PUT',
    path: '/api/club/account',
    who: 'club.account',
    summary: 'Where the club is paid; asks for the password, and all Treasurers and Webmasters are told',
    body: ClubAccountForm,
    answers: ClubAccountDone,
    handle: async ({ db, visitor, body }) => ({
      success: true,
      ...(await setClubAccount(db, visitor, body)),
    }),
  }),
  door({
    method: 'POST',
    path: '/api/club/logo',
    who: 'club.administer',
    summary: "The club's logo as the body: PNG, JPEG or WebP",
    file: ['image/png', 'image/jpeg', 'image/webp', 'application/octet-stream'],
    query: VersionAsked,
    answers: ClubDone,
    handle: async ({ db, visitor, query, http }) => {
      await setLogo(db, visitor, { ...query, bytes: new Uint8Array(await http.req.arrayBuffer()) })
      return answer(db)
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/club/logo',
    who: 'club.administer',
    summary: "Back to the shield with the club's letters",
    body: z.strictObject({ version: ClubVersion }),
    answers: ClubDone,
    handle: async ({ db, visitor, body }) => {
      await removeLogo(db, visitor, body.version)
      return answer(db)
    },
  }),
]
