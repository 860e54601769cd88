import { describe, expect, test } from 'vitest'
import { at, POINT, RECORD, stay, VOTE } from '../../../test/meeting-record.ts'
import { momentOn } from '../../ground/values/moment.ts'
import { LAW } from '../calling/rules.ts'
import { writeMinutes } from './minutes-text.ts'
import type { MeetingRecord, PointRecord, VoteRecord } from './record.ts'

/** The numbers of a date do not part; here any space is one. */
const linesOf = (record: MeetingRecord) => writeMinutes(record).replaceAll('\u00a0', ' ').split('\n')
const vote = (change: Partial<VoteRecord>): MeetingRecord => ({
  ...RECORD,
  points: [{ ...POINT, votes: [{ ...VOTE, ...change }] }],
})
const proxy = (memberId: number, holderId: number) => ({
  memberId,
  name: `Člen ${memberId}`,
  holderId,
  holderName: `Člen ${holderId}`,
  givenAt: at('18:00'),
  endedAt: null,
})
const point = (change: Partial<PointRecord>): MeetingRecord => ({
  ...RECORD,
  points: [{ ...POINT, ...change }],
})

test('minutes say line by line what happened', () => {
  expect(linesOf(RECORD)).toEqual([
    'Výroční schůze, 10. 3. 2026 v 18.00, Klubovna.',
    '',
    '## Svolání',
    '',
    '- Svolání: Jana Sekretářka, 1. 2. 2026 v 18.30.',
    '- Pozváno členů: 7.',
    '- E-mailem odeslaných pozvánek: 5, od 1. 2. 2026 v 18.31 do 1. 2. 2026 v 18.40.',
    '- Na papíře předaných pozvánek: 1, 3. 2. 2026.',
    '- Bez dokladu o odeslání: 1.',
    '- Pozvánka má odejít aspoň 30 dní předem (občanský zákoník, § 249 odst. 1); svoláno bylo 37 dní předem. Lhůta je dodržena.',
    '- Nejde o náhradní schůzi.',
    '',
    '## Průběh',
    '',
    '- Zahájení: 10. 3. 2026 v 18.05, Karel Předseda.',
    '- Ukončení: 10. 3. 2026 v 20.40, Karel Předseda.',
    '- Předsedající: Karel Předseda.',
    '- Zapisovatel(ka): Eva Zapisovatelka.',
    '- Ověřovatelé: Petr Ověřovatel, Olga Ověřovatelka.',
    '',
    '## Přítomnost',
    '',
    '- Členů s hlasem: 5, bez hlasu: 2.',
    '- Schůze se může usnášet, je-li přítomno: víc než polovina hlasujících členů, tedy 3 (občanský zákoník, § 252 odst. 1).',
    '- Při zahájení v 18.05 zapsáno přítomných s hlasem: 1; není usnášeníschopná.',
    '- Od 18.20 přítomno s hlasem: 3; usnášeníschopná.',
    '',
    '## Program a rozhodnutí',
    '',
    '### 1. Rozpočet (hlasování)',
    '',
    'Uvádí: Pokladník.',
    '',
    'Podklad: Návrh rozpočtu.',
    '',
    '> Schvaluje se rozpočet.',
    '>',
    '> Platí od ledna.',
    '',
    '- **Hlasování**, veřejně, rukou, od 19.10 do 19.14.',
    '- Hlasů: pro 2, proti 0, zdrželo se 1; hlasovalo 3.',
    '- Přítomno 3 z 5 (usnášeníschopná), bylo třeba 2 hlasů: víc než polovina přítomných.',
    '- **Schváleno**. Usnesení 1/2026.',
    '',
    '## Zápis',
    '',
    '- Zápis se pořizuje do 30 dnů od ukončení (občanský zákoník, § 254 odst. 1), tedy do 9. 4. 2026.',
    '- Každý člen může do zápisu nahlédnout.',
    '- Prezenční listina je přílohou zápisu.',
    '',
  ])
})

describe('what was otherwise is said otherwise', () => {
  test.each<[string, MeetingRecord, readonly string[]]>([
    [
      'notice too short, with who confirmed it',
      {
        ...RECORD,
        calledAt: momentOn('2026-03-01', '09:00'),
        shortNotice: { by: 'Jana Sekretářka', reason: 'Výpověď z klubovny.' },
      },
      [
        '- Pozvánka má odejít aspoň 30 dní předem (občanský zákoník, § 249 odst. 1); svoláno bylo 9 dní předem. Lhůta není dodržena.',
        '- Svolání v kratší lhůtě na svou odpovědnost: Jana Sekretářka. Důvod: Výpověď z klubovny.',
      ],
    ],
    [
      'told in phones too',
      {
        ...RECORD,
        invited: {
          ...RECORD.invited,
          pushed: 2,
          firstPushedAt: momentOn('2026-02-01', '18:32'),
          lastPushedAt: momentOn('2026-02-01', '18:33'),
        },
      },
      ['- Oznámených do telefonu: 2, od 1. 2. 2026 v 18.32 do 1. 2. 2026 v 18.33.'],
    ],
    [
      'asked for by a third of the members',
      { ...RECORD, asked: { by: 'třetina členů', on: '2026-01-20' } },
      ['- Na žádost: třetina členů, 20. 1. 2026.'],
    ],
    [
      'the statutes have their own numbers',
      { ...RECORD, rules: { ...LAW, noticeDays: 14, quorum: 'third', minutesDays: 15 } },
      [
        '- Pozvánka má odejít aspoň 14 dní předem (stanovy klubu); svoláno bylo 37 dní předem. Lhůta je dodržena.',
        '- Schůze se může usnášet, je-li přítomno: aspoň třetina hlasujících členů, tedy 2 (stanovy klubu).',
        '- Zápis se pořizuje do 15 dnů od ukončení (stanovy klubu), tedy do 25. 3. 2026.',
      ],
    ],
    [
      'a substitute meeting',
      {
        ...RECORD,
        rules: { ...LAW, quorum: 'any' },
        substituteOf: { title: 'Výroční schůze', startsAt: momentOn('2026-02-20', '18:00') },
      },
      [
        '- Jde o náhradní schůzi (§ 257) za schůzi Výroční schůze svolanou na 20. 2. 2026 v 18.00, s týmž programem.',
        '- Schůze se může usnášet, je-li přítomno: jakýkoli počet, tedy 1 (náhradní schůze, § 257).',
        '- Při zahájení v 18.05 zapsáno přítomných s hlasem: 1; usnášeníschopná.',
      ],
    ],
    [
      'still under way, nobody named',
      { ...RECORD, endedAt: null, endedBy: null, chair: null, recorder: null, verifiers: [] },
      [
        '- Schůze není ukončena.',
        '- Předsedající: neuvedeno.',
        '- Zapisovatel(ka): neuvedeno.',
        '- Ověřovatelé: neuvedeno.',
      ],
    ],
    [
      'a point added later',
      point({ isLate: true }),
      [
        'Bod přibyl až po odeslání pozvánky: rozhodnout o něm jde jen za přítomnosti a se souhlasem všech, kdo o něm hlasují (§ 253).',
      ],
    ],
    ['nothing was voted', point({ votes: [] }), ['O bodu se nehlasovalo.']],
    [
      'refused, with a typed number present',
      vote({ outcome: 'rejected', counts: [1, 2], abstained: 0, presentTyped: true, resolution: null }),
      [
        '- Hlasů: pro 1, proti 2, zdrželo se 0; hlasovalo 3.',
        '- Počet přítomných je údaj předsedajícího, ne prezence u dveří.',
        '- **Neschváleno**.',
      ],
    ],
    [
      'opened while a phone at the door was silent',
      vote({ outcome: 'rejected', counts: [1, 2], abstained: 0, presentTyped: true, quietDoors: 2 }),
      [
        '- Počet přítomných je údaj předsedajícího, ne prezence u dveří: ty při zahájení hlasování neodeslaly všechno (telefonů 2).',
      ],
    ],
    [
      'no quorum at the vote',
      vote({ present: 2, isQuorate: false, outcome: 'no_quorum', resolution: null, needed: 2 }),
      [
        '- Přítomno 2 z 5 (není usnášeníschopná), bylo třeba 2 hlasů: víc než polovina přítomných.',
        '- **Schůze nebyla usnášeníschopná**.',
      ],
    ],
    [
      'annulled after it was closed',
      vote({
        state: 'annulled',
        annulled: { at: at('19:20'), by: 'Karel Předseda', reason: 'Špatně sečteno' },
        resolution: null,
      }),
      [
        '- Hlasů: pro 2, proti 0, zdrželo se 1; hlasovalo 3.',
        '- **Zrušeno** v 19.20 (Karel Předseda): Špatně sečteno. Výsledek neplatí.',
      ],
    ],
    [
      'a secret election in the second round',
      vote({
        way: 'secret',
        round: 2,
        candidates: ['Adam', 'Bořek'],
        counts: [1, 2],
        abstained: 0,
        rights: 4,
        outcome: 'elected',
        elected: [2],
      }),
      [
        '- **Volba, 2. kolo**, tajně, telefonem, míst: 1, od 19.10 do 19.14.',
        '- Hlasů: Adam 1, Bořek 2, zdrželo se 0; hlasovalo 3.',
        '- Vydáno hlasovacích práv: 4, odevzdáno lístků: 3.',
        '- **Zvoleno**: Bořek. Usnesení 1/2026.',
      ],
    ],
    [
      'hands for two seats, of which one is left',
      vote({
        way: 'hand',
        seats: 2,
        candidates: ['Adam', 'Bořek', 'Cyril'],
        counts: [4, 2, 2],
        votesCast: 4,
        abstained: 0,
        outcome: 'undecided',
        elected: [1],
      }),
      [
        '- Hlasů: Adam 4, Bořek 2, Cyril 2, zdrželo se 0; hlasovalo aspoň 4.',
        '- **Zvoleno**: Adam. **Nerozhodnuto, další kolo**: Bořek, Cyril, míst: 1. Usnesení 1/2026.',
      ],
    ],
    [
      'a secret vote annulled because a ballot was missing',
      vote({
        way: 'secret',
        state: 'annulled',
        counts: null,
        abstained: null,
        rights: 4,
        votesCast: 3,
        outcome: null,
        annulled: { at: momentOn('2026-03-21', '19:20'), by: 'Karel Předseda', reason: 'Chybí lístek' },
      }),
      [
        '- Vydáno hlasovacích práv: 4, odevzdáno lístků: 3.',
        '- **Zrušeno** v 19.20 (Karel Předseda): Chybí lístek. Výsledek neplatí.',
      ],
    ],
    [
      'somebody stood in for another until he left',
      {
        ...vote({ present: 3, represented: 1 }),
        presence: [stay(1, '18:00'), stay(2, '18:10', '19:30')],
        proxies: [
          { ...proxy(5, 2), givenAt: momentOn('2026-03-01', '12:00') },
          { ...proxy(6, 1), givenAt: at('18:20'), endedAt: at('18:40') },
          { ...proxy(7, 8), givenAt: at('18:00') },
        ],
      },
      [
        '- Při zahájení v 18.05 zapsáno přítomných s hlasem: 1; není usnášeníschopná.',
        '- Od 18.10 přítomno s hlasem: 3; usnášeníschopná.',
        '- Od 19.30 přítomno s hlasem: 1; není usnášeníschopná.',
        '- Plnou mocí: Člen 5 (zastupuje Člen 2), od 18.10 do 19.30.',
        '- Plnou mocí: Člen 6 (zastupuje Člen 1), od 18.20 do 18.40.',
        '- Přítomno 3 z 5, z toho zastoupených 1 (usnášeníschopná), bylo třeba 2 hlasů: víc než polovina přítomných.',
      ],
    ],
    [
      'a vote is running',
      vote({ state: 'open', closedAt: null, counts: null, outcome: null, resolution: null }),
      ['- **Hlasování**, veřejně, rukou, od 19.10.', '- Hlasování ještě běží.'],
    ],
    [
      'marks of Markdown somebody wrote',
      point({ title: '*Sleva* [a] 1_2', wording: '# ne nadpis\n- ne bod\n5. ne číslo' }),
      [
        String.raw`### 1. \*Sleva\* \[a] 1\_2 (hlasování)`,
        String.raw`> \# ne nadpis`,
        String.raw`> \- ne bod`,
        String.raw`> 5\. ne číslo`,
      ],
    ],
  ])('%s', (_what, record, lines) => {
    expect(linesOf(record)).toEqual(expect.arrayContaining([...lines]))
  })

  test('an annulled vote has no result of its own, and the repeated one stands below it', () => {
    const annulled = { at: at('19:20'), by: 'Karel', reason: 'Chyba.' }
    const both = point({
      votes: [
        { ...VOTE, state: 'annulled', annulled, resolution: null },
        { ...VOTE, round: 2 },
      ],
    })

    const said = linesOf(both).filter((line) => /Zrušeno|Schváleno|kolo/.test(line))

    expect(said).toEqual([
      '- **Zrušeno** v 19.20 (Karel): Chyba. Výsledek neplatí.',
      '- **Hlasování, 2. kolo**, veřejně, rukou, od 19.10 do 19.14.',
      '- **Schváleno**. Usnesení 1/2026.',
    ])
  })
})
