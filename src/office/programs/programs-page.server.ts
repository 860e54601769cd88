import { z } from 'zod'
import { areaWords, isArea } from '../../people/members/area.words.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { CLUB_AREAS, ClubKeyInput, DAYS } from '../../entry/keys/program-key.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf, withTicks } from '../../ground/http/form-of.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { KEY_OFFICES } from '../../ground/tables/keys.ts'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { partOf } from '../../permissions.ts'
import { listAllKeys, makeClubKey, revokeAnyKey } from './club-keys.server.ts'
import { clubProgramWords } from './programs.words.ts'

export const clubProgramsScreen = declareScreen({ who: 'grants.give' })

export async function viewAllKeys({ db, language, now, club }: Given) {
  const keys = (await listAllKeys(db)).map(
    ({ id, name, owner, madeBy, writes, areas, expiresAt, lastUsedAt, office, accountId }) => ({
      id,
      name,
      owner,
      madeBy,
      writes,
      office: office && speak(roleWords, language)(office),
      areas: areas.map((area) => labelOf(area, language)).join(', '),
      isClubs: accountId === null,
      isExpired: expiresAt <= now,
      until: dayInWords(expiresAt, language),
      used: lastUsedAt && momentInFigures(lastUsedAt, language),
    }),
  )
  return {
    title: speak(clubProgramWords, language)('title'),
    clubs: keys.filter(({ isClubs }) => isClubs),
    peoples: keys.filter(({ isClubs }) => !isClubs),
    days: DAYS,
    areas: CLUB_AREAS.filter((area) => !club.off.some((part) => part === partOf(area))).map((area) => ({
      area,
      label: labelOf(area, language),
    })),
    offices: KEY_OFFICES.map((value) => ({ value, label: speak(roleWords, language)(value) })),
  }
}

function labelOf(area: string, language: Language): string {
  return isArea(area) ? speak(areaWords, language)(area) : speak(clubProgramWords, language)('own')
}

const NewKey = withTicks(formOf(ClubKeyInput, { days: Number, password: (text) => text || undefined }), {
  prefix: 'area-',
  field: 'areas',
})

export const clubProgramsAction = clubProgramsScreen.acts({
  keeps: ['intent', 'name', 'office', 'keyId'],
  acts: {
    make: clubProgramsScreen.act({
      takes: NewKey,
      does: async ({ db, visitor }, input) => {
        const { token } = await makeClubKey(db, visitor, input)
        return { fault: undefined, made: { name: input.name, token } }
      },
    }),
    revoke: clubProgramsScreen.act({
      takes: z.strictObject({ keyId: RowId, password: z.string().max(1000).optional() }),
      does: async ({ db, visitor }, { keyId, password }) => {
        await revokeAnyKey(db, visitor, { id: keyId, password })
        return { fault: undefined, revoked: true }
      },
    }),
  },
})
