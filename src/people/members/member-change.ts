import { z } from 'zod'
import { type MemberCard, type Motorcycle, motorcycleInWords } from './member.ts'
import { birthDate, optional, phone, postalCode, Profile, text } from './profile.ts'
import { isDay } from '../../ground/values/real-day.ts'

const day = z
  .string()
  .refine((value) => isDay(value) && value > '1900-01-01' && value < '2100-01-01', 'not_day')

/** 'cz 441 1207' is written 'CZ4411207'. */
const hogNumber = z
  .string()
  .max(40)
  .transform((value) => value.replace(/\s/g, '').toUpperCase())
  .refine((value) => /^[A-Z0-9]{4,15}$/.test(value), 'invalid')

const MotorcycleInput = z.strictObject({
  make: text(60),
  model: optional(text(100)),
  year: z.int().min(1900).max(2100).nullable().optional(),
  plate: optional(text(15)),
  rangeKm: z.int().min(30).max(1000).nullable().optional(),
})

const motorcycles = z
  .array(MotorcycleInput)
  .max(10)
  .transform((list) =>
    list.map(({ make, model, year, plate, rangeKm }): Motorcycle => ({
      make,
      model: model ?? null,
      year: year ?? null,
      plate: plate ?? null,
      rangeKm: rangeKm ?? null,
    })),
  )

/** A comma parts tags from one another in addresses and forms, so it cannot be inside one. */
export const CardTags = z
  .array(text(40).regex(/^[^,]+$/, 'invalid'))
  .max(20)
  .transform((list) => [...new Set(list.map((tag) => tag.replace(/\s+/g, ' ')))])

/** Of the club's own fields, by their numbers; what each may hold is known where they are read. */
export const OwnSaid = z
  .record(
    z.string().regex(/^[1-9]\d{0,8}$/),
    z.union([z.string().max(2000), z.number(), z.boolean()]).nullable(),
  )
  .refine((values) => Object.keys(values).length <= 30, 'too_big')

const CardFields = z.strictObject({
  firstName: text(100),
  lastName: text(100),
  nickname: optional(text(100)),
  salutation: optional(text(100)),
  email: optional(z.string().trim().max(254).pipe(z.email('not_email'))),
  phone: optional(phone),
  birthDate: optional(birthDate),
  street: optional(text(200)),
  city: optional(text(100)),
  postalCode: optional(postalCode),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  division: z.int().positive().max(999_999_999).nullable().optional(),
  position: optional(text(60)),
  hogNumber: optional(hogNumber),
  hogExpiresOn: optional(day),
  memberSince: optional(day),
  lifeTime: z.boolean().optional(),
  emergencyName: optional(text(200)),
  emergencyPhone: optional(phone),
  consentsToPhotos: z.boolean().optional(),
  sharesContact: z.boolean().optional(),
  note: optional(z.string().trim().max(10_000)),
  tags: CardTags.optional(),
  motorcycles: motorcycles.optional(),
  own: OwnSaid.optional(),
})

const Version = z.object({ version: z.int().positive().max(999_999_999) })

/** What an officer may write on a card; dates of honours, the role and the number have ways of their own. */
export const NewMember = CardFields
export const MemberPatch = CardFields.partial().extend(Version.shape)
/** What anybody may write on his own. */
export const OwnPatch = Profile.partial().extend({
  salutation: CardFields.shape.salutation,
  country: CardFields.shape.country,
  motorcycles: CardFields.shape.motorcycles,
  own: CardFields.shape.own,
  ...Version.shape,
})

export type CardChange = Partial<z.infer<typeof CardFields>>
const CHANGEABLE = Object.keys(CardFields.shape) as readonly (keyof CardChange)[]

const wholeMotorcycle = ({ rangeKm, ...motorcycle }: Motorcycle) =>
  [motorcycleInWords(motorcycle), ...(rangeKm ? [`${rangeKm} km`] : [])].join(', ')

type Plain = string | number | boolean | null

/** A card's changeable fields as single values, so that old and new can stand side by side. */
export function asPlain(card: CardChange | MemberCard): Readonly<Partial<Record<keyof CardChange, Plain>>> {
  const { motorcycles: bikes, tags: words } = card
  return Object.fromEntries(
    CHANGEABLE.flatMap((field): [string, Plain][] => {
      // The club's own fields are told by themselves (own-value.ts).
      if (field === 'own') return []
      if (field === 'motorcycles') return bikes ? [[field, bikes.map(wholeMotorcycle).join('; ')]] : []
      if (field === 'tags') return words ? [[field, [...words].toSorted().join(', ')]] : []
      const value = card[field]
      return value === undefined ? [] : [[field, value]]
    }),
  )
}
