import type { Db } from '../../src/tables.ts'
import { demoPhotos } from '../../src/rides/gallery/demo-shots.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { yearOf } from './calendar.ts'
import type { PlannedEvent } from './events.ts'
import { insertAll } from './insert.ts'

const ALBUMS = [
  {
    of: 'Zahájení sezony',
    slug: 'zahajeni-sezony',
    visibility: 'public',
    description: 'Žehnání motorek a první kilometry po zimě.',
  },
  {
    of: 'Jízda pro dětský domov',
    slug: 'jizda-pro-detsky-domov',
    visibility: 'public',
    description: 'Šedesát motorek, stovka dětí a jeden promoklý Stanley.',
  },
  {
    of: 'Letní sraz na Plumlově',
    slug: 'letni-sraz',
    visibility: 'members',
    description: 'Jen pro nás: co se stalo u vody, zůstane u vody.',
  },
  {
    of: 'Jesenický okruh',
    slug: 'jesenicky-okruh',
    visibility: 'public',
    description: 'Přes Červenohorské sedlo a zpátky, osm hodin v sedle.',
  },
] as const

export async function seedAlbums(tx: Db, events: readonly PlannedEvent[], createdBy: number): Promise<void> {
  const rows = ALBUMS.flatMap(({ of, slug, visibility, description }) => {
    // Of two openings of the season the later one; the other had no photographer.
    const event = events.findLast(({ title }) => title.startsWith(of))
    if (!event) return []
    const year = yearOf(event.startsOn)
    return {
      slug: `${slug}-${year}`,
      title: event.title.endsWith(String(year)) ? event.title : `${event.title} ${year}`,
      description,
      happenedOn: event.startsOn,
      eventId: event.id,
      visibility,
      createdAt: momentOn(addDays(event.endsOn ?? event.startsOn, 1), '20:30'),
      createdBy,
    }
  })
  await insertAll(tx, 'album', rows)
  await hangPhotos(tx)
}

/** The pictures lie nowhere yet: they are drawn when somebody first looks. */
async function hangPhotos(tx: Db): Promise<void> {
  const albums = await tx.selectFrom('album').select(['id', 'slug', 'createdAt']).orderBy('id').execute()
  const photos = albums.flatMap(({ id, slug, createdAt }) =>
    demoPhotos(slug.replace(/-\d+$/, '')).map((photo) => ({ ...photo, albumId: id, uploadedAt: createdAt })),
  )
  await insertAll(tx, 'photo', photos)
}
