import type { Db } from '../../src/tables.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { insertAll } from './insert.ts'

type Told = {
  readonly title: string
  readonly body: string
  readonly visibility: 'public' | 'members'
  readonly daysAgo: number
  readonly pinnedDays?: number
}

const NEWS: readonly Told[] = [
  {
    title: 'Členská schůze: co jsme odhlasovali',
    visibility: 'members',
    daysAgo: 3,
    pinnedDays: 20,
    body: `Sešlo se nás **68** a v hospodě U Lípy došly židle. Ve zkratce:

- příspěvek na příští rok zůstává **stejný**,
- klubovna v Hranicích dostane nová kamna, montáž si děláme sami,
- Letní sraz bude znovu na Plumlově, tentokrát tři noci.

Celý zápis je mezi [dokumenty klubu](/admin/documents). Kdo něco slyšel jinak, ať se ozve do konce měsíce.`,
  },
  {
    title: 'Vybrali jsme 84\u00a0200\u00a0Kč pro dětský domov',
    visibility: 'public',
    daysAgo: 9,
    body: `Charitní jízda přivedla **šedesát motorek** a spoustu lidí kolem trasy. Děkujeme všem, kdo jeli, mávali nebo pekli koláče.

Za peníze pořídí domov kola, přilby a jednu pořádnou dílnu. Jak to dopadne, přijedeme zkontrolovat na jaře.

Fotky jsou v [galerii](/gallery).`,
  },
  {
    title: 'Zazimování: dílna je otevřená každý čtvrtek',
    visibility: 'members',
    daysAgo: 16,
    body: `Od šesti večer, dokud svítí světlo. Olej a filtry si přivez, nářadí a rady jsou na místě.

Kdo má doma nabíječku navíc, ať ji půjčí. Minulou zimu jsme se o dvě prali tři divize.`,
  },
  {
    title: 'Nová klubová trička jsou na světě',
    visibility: 'members',
    daysAgo: 31,
    body: `Velikosti S až 4XL, tentokrát se nesráží, zkusili jsme to. Vyzvednout se dají na schůzi divize, platí se převodem.`,
  },
  {
    title: 'Sezona skončila, kalendář na příští rok se plní',
    visibility: 'public',
    daysAgo: 44,
    body: `Letos jsme spolu najeli přes **čtyřicet tisíc kilometrů** a dojeli jsme všichni.

První vyjížďky příštího roku už stojí v [kalendáři](/akce). Chceš s námi zkusit jet? Přijď se podívat na setkání nejbližší divize, motorku ani kůži hned mít nemusíš.`,
  },
]

export async function seedNews(
  tx: Db,
  { today, createdBy }: { readonly today: string; readonly createdBy: number },
): Promise<void> {
  const rows = NEWS.map(({ title, body, visibility, daysAgo, pinnedDays }) => {
    const at = momentOn(addDays(today, -daysAgo), '18:40')
    return {
      title,
      body,
      visibility,
      state: 'published' as const,
      pinnedUntil: pinnedDays === undefined ? null : addDays(today, pinnedDays),
      publishedAt: at,
      createdAt: at,
      createdBy,
    }
  })
  await insertAll(tx, 'news', rows)
}
