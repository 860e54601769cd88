import { sql } from 'kysely'
import { contains } from '../../ground/postgres/text-search.server.ts'
import type { Permission, Role } from '../../permissions.ts'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf, fromLast } from '../../ground/lists/leafed.server.ts'
import type { Db } from '../../tables.ts'
import { audiencesOf, type DocumentKind, mayManageDocuments, mayReadDocument } from './document.ts'

type Reader = { readonly role: Role; readonly grants: readonly Permission[] }

type Input = Page & {
  readonly reader: Reader
  readonly search?: string | undefined
  readonly kind?: DocumentKind | null | undefined
}

/** Documents this person may have, the newest day first, each with its newest version. */
export function listDocuments(db: Db, { reader, search = '', kind = null, ...page }: Input) {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6)
  const query = db
    .selectFrom('document')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('documentVersion')
          .select(['number', 'fileName', 'type', 'size', 'uploadedAt'])
          .whereRef('documentVersion.documentId', '=', 'document.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      'document.id',
      'document.title',
      'document.kind',
      'document.datedOn',
      'document.audience',
      'document.roles',
      'newest.number',
      'newest.fileName',
      'newest.type',
      'newest.size',
      'newest.uploadedAt',
    ])
    .$if(!mayManageDocuments(reader), (query) =>
      query.where((eb) =>
        eb.or([
          eb('document.audience', 'in', audiencesOf(reader.role)),
          sql<boolean>`(document.audience = 'roles' and ${reader.role} = any(document.roles))`,
        ]),
      ),
    )
    .$if(kind !== null, (query) => query.where('document.kind', '=', kind ?? 'other'))
    .where((eb) => eb.and(words.map((word) => contains(sql`fold(document.title)`, word))))
  return countedLeaf(query, fromLast([sql`document.dated_on`, sql`document.id`]), page)
}

/** One of them with all its versions, if this person may have it. */
export async function findDocument(db: Db, id: number, reader: Reader) {
  const found = await db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found || !mayReadDocument(found, reader)) return null
  const versions = await db
    .selectFrom('documentVersion')
    .leftJoin('account', 'account.id', 'documentVersion.uploadedBy')
    .leftJoin('member', 'member.id', 'account.memberId')
    .select([
      'documentVersion.number',
      'documentVersion.fileKey',
      'documentVersion.fileName',
      'documentVersion.type',
      'documentVersion.size',
      'documentVersion.uploadedAt',
      sql<
        string | null
      >`case when member.erased_at is null then member.first_name || ' ' || member.last_name end`.as(
        'author',
      ),
    ])
    .where('documentVersion.documentId', '=', id)
    .orderBy('number', 'desc')
    .execute()
  return { ...found, versions }
}

type Naming = { readonly documentId: number | null; readonly documentTitle: string | null }

/** Whatever names a document names it to those who may have it; to anybody else there is none. */
export async function namedTo<Thing extends Naming>(
  db: Db,
  reader: Reader,
  things: readonly Thing[],
): Promise<readonly Thing[]> {
  const ids = things.flatMap(({ documentId }) => documentId ?? [])
  const documents =
    ids.length === 0
      ? []
      : await db.selectFrom('document').select(['id', 'audience', 'roles']).where('id', 'in', ids).execute()
  const his = new Set(documents.filter((one) => mayReadDocument(one, reader)).map(({ id }) => id))
  return things.map((thing) =>
    thing.documentId !== null && his.has(thing.documentId)
      ? thing
      : { ...thing, documentId: null, documentTitle: null },
  )
}
