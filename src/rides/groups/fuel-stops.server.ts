import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { fuelMarks, type FuelStop, tooLongLeg } from '../events/fuel.ts'
import { type Asked, holdRide } from './make-groups.server.ts'

type Ride = {
  readonly id: number
  readonly routeLengthM: number | null
  readonly fuelStops: readonly FuelStop[]
}

/** What the captain needs to say where the ride fills up: the smallest tank, where it wants fuel, and what was said so far. */
export async function viewFuel(db: Db, { id, routeLengthM, fuelStops }: Ride) {
  const { rows } = await sql<Tanks>`
    select count(*)::int as riders, count(registration.guest_id)::int as guests, count(bike.range_km)::int as known, min(bike.range_km) as "leastKm"
    from registration left join lateral (select range_km from motorcycle
      where motorcycle.member_id = registration.member_id order by position, motorcycle.id limit 1) as bike on true
    where registration.event_id = ${id} and registration.status = 'registered'`.execute(db)
  const { riders = 0, guests = 0, known = 0, leastKm = null } = rows[0] ?? {}
  const lengthKm = routeLengthM === null ? null : Math.round(routeLengthM / 1000)
  const knows = lengthKm !== null && leastKm !== null
  return {
    riders,
    guests,
    known,
    leastKm,
    lengthKm,
    stops: fuelStops,
    marks: knows ? fuelMarks(lengthKm, leastKm) : [],
    // Before anything was said there is only the proposal, and that one holds.
    tooLong: knows && fuelStops.length > 0 ? tooLongLeg(fuelStops, lengthKm, leastKm) : null,
  }
}

type Tanks = {
  readonly riders: number
  readonly guests: number
  readonly known: number
  readonly leastKm: number | null
}

type Naming = Asked & { readonly eventId: number; readonly stops: readonly FuelStop[] }

/** The captain's stops take the place of those before; they stand in the order of the road. */
export async function setFuelStops(db: Db, { eventId, stops, ...asked }: Naming): Promise<void> {
  refuseWhere(stops, 'fuel_twice', ({ km }, index) => stops.findIndex((one) => one.km === km) < index)
  const ordered = stops
    .map(({ km, place }) => ({ km, place: place || null }))
    .toSorted((one, other) => one.km - other.km)
  await inTransaction(db, async (tx) => {
    const event = await holdRide(tx, eventId, asked)
    const { routeLengthM } = event
    refuseWhere(stops, 'fuel_beyond', ({ km }) => routeLengthM !== null && km * 1000 >= routeLengthM)
    await tx
      .updateTable('event')
      .set({ fuelStops: JSON.stringify(ordered) })
      .where('id', '=', eventId)
      .execute()
    recordAudit(tx, {
      action: 'FUEL_STOPS_SET',
      actorId: asked.visitor.id,
      changes: [{ field: 'fuelStops', from: null, to: ordered.map(({ km }) => `${km} km`).join(', ') }],
      note: event.title,
    })
  })
}

function refuseWhere(
  stops: readonly FuelStop[],
  fault: 'fuel_twice' | 'fuel_beyond',
  isWrong: (stop: FuelStop, index: number) => boolean,
): void {
  const wrong = stops.flatMap((stop, index) => (isWrong(stop, index) ? [[`stops.${index}.km`, fault]] : []))
  if (wrong.length > 0) throw new Refusal('invalid_fields', { fields: Object.fromEntries(wrong) })
}

/** The machine's marks as stops; a name stays with the mark nearest to where it was. */
export async function takeMarks(
  db: Db,
  { eventId, ...asked }: Asked & { readonly eventId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const event = await holdRide(tx, eventId, asked)
    const { marks } = await viewFuel(tx, event)
    const named = event.fuelStops.filter(({ place }) => place !== null)
    const nameAt = (km: number) =>
      named.find((stop) => marks.every((other) => Math.abs(stop.km - km) <= Math.abs(stop.km - other)))
        ?.place ?? null
    await setFuelStops(tx, { ...asked, eventId, stops: marks.map((km) => ({ km, place: nameAt(km) })) })
  })
}
