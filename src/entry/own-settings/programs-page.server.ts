import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf, withTicks } from '../../ground/http/form-of.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { areaWords, isArea } from '../../people/members/area.words.ts'
import { areasFor, DAYS, ProgramKeyInput } from '../keys/program-key.ts'
import { listProgramKeys, makeProgramKey, revokeProgramKey } from '../keys/program-keys.server.ts'
import { isFresh, proveSelf } from '../sign-in/prove-self.server.ts'
import { programWords } from './programs.words.ts'

export const programsScreen = declareScreen({ who: 'account.edit-own' })

export async function viewPrograms({ db, visitor, language, now }: Given) {
  const [keys, isProved] = await Promise.all([listProgramKeys(db, visitor.id), isFresh(db, visitor)])
  return {
    title: speak(programWords, language)('title'),
    isProved,
    days: DAYS,
    areas: areasFor(visitor).map((area) => ({ area, label: labelOf(area, language) })),
    keys: keys.map(({ id, name, areas, writes, expiresAt, lastUsedAt }) => ({
      id,
      name,
      areas: areas.map((area) => labelOf(area, language)).join(', '),
      writes,
      isExpired: expiresAt <= now,
      until: dayInWords(expiresAt, language),
      used: lastUsedAt && momentInFigures(lastUsedAt, language),
    })),
  }
}

function labelOf(area: string, language: Language): string {
  return isArea(area) ? speak(areaWords, language)(area) : speak(programWords, language)('own')
}

const NewKey = withTicks(formOf(ProgramKeyInput, { days: Number, password: (text) => text || undefined }), {
  prefix: 'area-',
  field: 'areas',
})

export const programsAction = programsScreen.acts({
  keeps: ['intent', 'name'],
  acts: {
    make: programsScreen.act({
      takes: NewKey,
      does: async ({ db, visitor }, { password, ...input }) => {
        await proveSelf(db, visitor, password)
        const { token } = await makeProgramKey(db, visitor, input)
        return { fault: undefined, made: { name: input.name, token } }
      },
    }),
    revoke: programsScreen.act({
      takes: z.strictObject({ keyId: RowId }),
      does: async ({ db, visitor }, { keyId }) => {
        await revokeProgramKey(db, visitor, keyId)
        return { fault: undefined, revoked: true }
      },
    }),
  },
})
