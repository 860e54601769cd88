import { addDays } from '../../src/ground/values/day.ts'
import { weekdayFrom, yearOf } from './calendar.ts'
import type { EventPlan } from './event-plan.ts'

const SATURDAY = 6
const FRIDAY = 5

/** What the club rode and held in the seasons that are over. */
export function pastEvents(today: string): EventPlan[] {
  const opening = lastTime(today, '04-18', SATURDAY)
  const meeting = lastTime(today, '01-20', SATURDAY)
  return [
    seasonOpening(weekdayFrom(`${yearOf(opening) - 1}-04-18`, SATURDAY), 46),
    seasonOpening(opening, 52),
    charityRide(lastTime(today, '06-06', SATURDAY)),
    summerGathering(lastTime(today, '07-10', FRIDAY)),
    jesenikyLoop(lastTime(today, '08-20', SATURDAY)),
    annualMeeting(meeting),
  ].toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))
}

/** The latest day of that season which is safely over. */
function lastTime(today: string, monthAndDay: string, weekday: number): string {
  const thisYear = weekdayFrom(`${yearOf(today)}-${monthAndDay}`, weekday)
  if (thisYear < addDays(today, -4)) return thisYear
  return weekdayFrom(`${yearOf(today) - 1}-${monthAndDay}`, weekday)
}

const OVER = { state: 'published' } as const

function seasonOpening(startsOn: string, taken: number): EventPlan {
  return {
    ...OVER,
    title: `Zahájení sezony ${yearOf(startsOn)}`,
    kind: 'ride',
    startsOn,
    from: '10:00',
    until: '17:00',
    place: 'Horní náměstí, Olomouc',
    map: [49.5938, 17.2509],
    description:
      '## První společná jízda\n\nŽehnání motorek na náměstí, krátká jízda Hanou a guláš v klubovně.\n\n- zkontroluj pneumatiky a brzdy\n- na první jízdu po zimě **jedeme zvolna**\n- spolujezdci vítáni',
    visibility: 'public',
    announcedOn: addDays(startsOn, -50),
    taken,
    meetsByDivision: true,
  }
}

function charityRide(startsOn: string): EventPlan {
  return {
    ...OVER,
    title: 'Jízda pro dětský domov',
    kind: 'charity',
    startsOn,
    from: '09:30',
    until: '16:00',
    place: 'Zámecký park, Plumlov',
    map: [49.4657, 17.0147],
    description:
      'Každý přiveze jednu hračku nebo sportovní potřebu, děti se svezou na tandemu.\n\nPo obědě **předání výtěžku** a soutěže o ceny. Děkujeme všem, kdo přijeli.',
    visibility: 'public',
    route: 'hana',
    announcedOn: addDays(startsOn, -60),
    taken: 64,
    meetsByDivision: true,
  }
}

function summerGathering(startsOn: string): EventPlan {
  return {
    ...OVER,
    title: 'Letní sraz na Plumlově',
    kind: 'party',
    startsOn,
    endsOn: addDays(startsOn, 2),
    from: '16:00',
    until: '12:00',
    place: 'Kemp U Přehrady, Plumlov',
    map: [49.4612, 17.0021],
    description:
      'Tři dny u vody: vyjížďka po hradech, noční promítání a kapela.\n\nV ceně je stan, dvě snídaně a páteční guláš.',
    visibility: 'members',
    capacity: 60,
    price: 45_000,
    announcedOn: addDays(startsOn, -75),
    taken: 34,
  }
}

function jesenikyLoop(startsOn: string): EventPlan {
  return {
    ...OVER,
    title: 'Jesenický okruh',
    kind: 'ride',
    startsOn,
    from: '09:00',
    until: '18:00',
    place: 'Červenohorské sedlo',
    map: [50.1256, 17.155],
    description:
      'Celodenní jízda přes Červenohorské sedlo a Karlovu Studánku.\n\n1. tankujeme v Šumperku\n2. oběd v Jeseníku\n3. káva na Skřítku',
    visibility: 'public',
    route: 'jeseniky',
    capacity: 40,
    announcedOn: addDays(startsOn, -40),
    taken: 37,
    meetsByDivision: true,
  }
}

function annualMeeting(startsOn: string): EventPlan {
  return {
    ...OVER,
    title: `Výroční schůze ${yearOf(startsOn)}`,
    kind: 'meeting',
    startsOn,
    from: '14:00',
    until: '18:00',
    place: 'Klubovna V Depu, Olomouc',
    map: [49.5929, 17.2784],
    description:
      '### Program\n\n1. zpráva Presidenta\n2. hospodaření a příspěvky\n3. plán sezony\n4. volby\n\nZápis je u sekretáře.',
    visibility: 'members',
    announcedOn: addDays(startsOn, -45),
    taken: 71,
  }
}
