import type { Db } from '../../tables.ts'

type Kept = { readonly slug: string; readonly title: string; readonly visibility: 'public' | 'members' }

/** The number of an album that only keeps pictures for something else. Made with the first picture; two at once make one. */
export async function keepAlbum(db: Db, album: Kept, actorId: number): Promise<number> {
  await db
    .insertInto('album')
    .values({ ...album, isListed: false, createdBy: actorId })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('album')
    .select('id')
    .where('slug', '=', album.slug)
    .executeTakeFirstOrThrow()
  return id
}
