import { z } from 'zod'
import { ClubAccountForm, setClubAccount } from '../../money/payments/set-club-account.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { Refusal } from '../../refusals.ts'
import { changeClub } from './change-club.server.ts'
import { type ClubChange, ClubFields, ClubVersion } from './club-fields.ts'
import type { Switch } from './switches.ts'
import { removeLogo, setLogo } from './set-logo.server.ts'

/** Never the file, nor a password. */
export const KEPT_CLUB_FIELDS = [...Object.keys(ClubFields.shape), 'intent', 'ownColour', 'account']

const Read = z.strictObject({ version: ClubVersion })
const switches = {
  withHog: true,
  withRitual: true,
  withPatches: true,
  withApplicants: true,
} as const satisfies Record<Switch | 'withApplicants', true>

const Said = formOf(
  ClubFields.omit({ ...switches, withOfficersStep: true })
    .partial()
    .extend(Read.shape),
)
// A box that is not ticked is not sent; in this one form that means off.
const Parts = formOf(ClubFields.pick(switches).extend(Read.shape))
// An empty colour is none that was chosen, not the wish for none.
const asWritten = { colour: (text: string) => text }
const Colour = z.preprocess(chosenColour, formOf(Read.extend({ colour: ClubFields.shape.colour }), asWritten))
const Whole = z.preprocess(chosenColour, formOf(ClubFields.extend(Read.shape), asWritten))

function chosenColour(form: unknown) {
  const { ownColour = '', ...rest } = z.looseObject({}).parse(form)
  return rest.colour === 'own' ? { ...rest, colour: ownColour } : rest
}

const screen = declareScreen({ who: 'club.administer' })

/** The forms of the settings; the wizard of the first evening sends the same ones. */
export function clubActs(after: (intent: ClubIntent) => string) {
  const saved = (intent: ClubIntent) => seeOther(after(intent), flashCookie('saved'))
  const changes = (intent: ClubIntent, takes: z.ZodType<ClubChange & z.infer<typeof Read>>) =>
    screen.act({
      takes,
      does: async ({ db, visitor }, { version, ...change }) => {
        await changeClub(db, visitor, { version, change })
        return saved(intent)
      },
    })
  return {
    all: changes('all', Whole),
    identity: changes('identity', Said),
    contact: changes('contact', Said),
    batches: changes('batches', Said),
    colour: changes('colour', Colour),
    parts: changes('parts', Parts),
    account: screen.actFor('club.account', {
      takes: ClubAccountForm.loose(),
      does: async ({ db, visitor }, { account, password }) => {
        await setClubAccount(db, visitor, { account, password })
        return saved('account')
      },
    }),
    logo: screen.act({
      takes: formOf(Read),
      takesFiles: ['file'],
      does: async ({ db, visitor, files }, { version }) => {
        const file = files.file?.[0]
        if (!file || file.size === 0) throw new Refusal('invalid_fields', { fields: { file: 'required' } })
        await setLogo(db, visitor, { version, bytes: new Uint8Array(await file.arrayBuffer()) })
        return saved('logo')
      },
    }),
    'remove-logo': screen.act({
      takes: formOf(Read),
      does: async ({ db, visitor }, { version }) => {
        await removeLogo(db, visitor, version)
        return saved('remove-logo')
      },
    }),
  } satisfies Record<ClubIntent, unknown>
}

export type ClubIntent =
  | 'all'
  | 'identity'
  | 'contact'
  | 'colour'
  | 'account'
  | 'batches'
  | 'parts'
  | 'logo'
  | 'remove-logo'
