import { daysLater } from '../../ground/values/moment.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { drawPaper } from '../../ground/files/paper-pdf.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import type { DocumentAudience, DocumentKind } from './document.ts'
import { addDocument } from './keep-document.server.ts'

const DONE = 'demo-documents'

type Told = {
  readonly title: string
  readonly fileName: string
  readonly kind: DocumentKind
  readonly audience: DocumentAudience
  readonly daysAgo: number
  readonly paragraphs: readonly string[]
}

const TOLD: readonly Told[] = [
  {
    title: 'Formulář: souhlas spolujezdce mladšího 18 let',
    fileName: 'Souhlas spolujezdce.pdf',
    kind: 'form',
    audience: 'everyone',
    daysAgo: 240,
    paragraphs: [
      'Já, níže podepsaný zákonný zástupce, souhlasím s tím, aby se mnou uvedené dítě jelo na akci klubu jako spolujezdec.',
      'Jméno dítěte: ......................................................   Datum narození: ......................',
      'Akce: ......................................................   Telefon pro případ nouze: ......................',
    ],
  },
  {
    title: 'Zápis z porady vedení',
    fileName: 'Zápis z porady vedení.pdf',
    kind: 'minutes',
    audience: 'officers',
    daysAgo: 20,
    paragraphs: [
      'Přítomni: sekretář, matrikář, pokladník, supervizor, road captain.',
      'Pokladník: zůstatek pokrývá zimu, kamna do klubovny schválena do 30 000 Kč.',
      'Matrikář: před koncem roku projít čísla HOG, kterým končí platnost.',
    ],
  },
  {
    title: 'Zápis z členské schůze',
    fileName: 'Zápis z členské schůze.pdf',
    kind: 'minutes',
    audience: 'members',
    daysAgo: 3,
    paragraphs: [
      'Přítomno 68 členů, schůze je usnášeníschopná.',
      'Příspěvek na příští rok zůstává stejný: pro 61, proti 4, zdrželi se 3.',
      'Letní sraz bude na Plumlově, tentokrát na tři noci. Organizuje divize Olomouc.',
      'Klubovna v Hranicích dostane nová kamna, montáž svépomocí během prosince.',
    ],
  },
]

/** The job: the demo club gets a few papers, once; a real club is left alone. */
export async function putDemoDocuments(db: Db): Promise<void> {
  const keys = await db.selectFrom('clubSetting').select('key').where('key', 'in', ['demo', DONE]).execute()
  if (keys.length !== 1 || keys[0]?.key !== 'demo') return
  await inTransaction(db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('clubSetting')
      .values({ key: DONE, value: 'true' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return
    for (const { title, fileName, kind, audience, daysAgo, paragraphs } of TOLD) {
      const datedOn = pragueDay(daysLater(now(), -daysAgo))
      const issued = dayInFigures(datedOn, 'cs')
      const bytes = await drawPaper({ head: 'Moravští jezdci', title, paragraphs, issued })
      const fields = { title, kind, datedOn, audience, roles: [] }
      await addDocument(tx, { id: null }, { fields, file: { fileName, bytes } })
    }
  })
}
