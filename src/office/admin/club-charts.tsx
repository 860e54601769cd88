import { BarChart, ColumnChart, useShortMoney, YearsLegend } from '../../ground/ui/charts.tsx'
import { monthNames } from '../../ground/values/day-in-words.ts'
import { clubCountWords } from '../../people/members/club-count.words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { ChartCard } from './chart-card.tsx'
import type { ClubFigures, Months } from './charts.server.ts'
import { chartWords } from './charts.words.ts'
import { YearColumns } from '../../ground/ui/year-columns.tsx'

/** The club at one look, for those who look after it. */
export function ClubCharts({ figures }: { readonly figures: ClubFigures }) {
  const say = useWords(chartWords)
  const { year, years, applicants = 0, divisions, rides, fees, hog } = figures
  const count = [years, divisions, rides, fees, hog].filter(Boolean).length
  if (count === 0) return null
  return (
    <section aria-labelledby="club-charts" className="mt-8">
      <h2 id="club-charts" className="heading mb-3 text-[1.75rem]">
        {say('title')}
      </h2>
      {/* In twos; one that is left over takes the whole row. */}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2">
        {years && <Years years={years} applicants={applicants} />}
        {divisions && <Divisions divisions={divisions} />}
        {fees && <Fees fees={fees} year={year} />}
        {rides && <Rides rides={rides} year={year} />}
        {hog && <Hog hog={hog} />}
      </div>
    </section>
  )
}

function Years({ years, applicants }: Required<Pick<ClubFigures, 'years' | 'applicants'>>) {
  const say = useWords(chartWords)
  const sayCount = useWords(clubCountWords)
  return (
    <ChartCard
      title={say('years')}
      lead={say('yearsLead', {
        members: sayCount('members', { count: years.at(-1)?.members ?? 0 }),
        applicants: sayCount('applicants', { count: applicants }),
      })}
      table={{
        head: [say('year'), say('members')],
        rows: years.map(({ year, members }) => [String(year), String(members)]),
      }}
    >
      <YearColumns columns={years.map(({ year, members }) => ({ name: String(year), value: members }))} />
    </ChartCard>
  )
}

function Divisions({ divisions }: { readonly divisions: NonNullable<ClubFigures['divisions']> }) {
  const say = useWords(chartWords)
  const named = divisions.map(({ name, members }) => ({ name: name ?? say('noDivision'), members }))
  return (
    <ChartCard
      title={say('divisions')}
      table={{
        head: [say('division'), say('members')],
        rows: named.map(({ name, members }) => [name, String(members)]),
      }}
    >
      <BarChart bars={named.map(({ name, members }) => ({ name, value: members, text: String(members) }))} />
    </ChartCard>
  )
}

type MonthsProps = { readonly months: readonly Months[]; readonly format: (value: number) => string }

function MonthChart({ months, format }: MonthsProps) {
  const names = monthNames(useLanguage(), 'short')
  return (
    <ColumnChart
      columns={months.map(({ month, value, before }) => ({
        name: names[month - 1] ?? '',
        value,
        other: before,
      }))}
      format={format}
    />
  )
}

function Rides({ rides, year }: { readonly rides: readonly Months[]; readonly year: number }) {
  const say = useWords(chartWords)
  const names = monthNames(useLanguage(), 'long')
  return (
    <ChartCard
      title={say('rides')}
      lead={<YearsLegend year={year} />}
      table={{
        head: [
          say('month'),
          say('events'),
          say('people', { year: String(year) }),
          say('people', { year: String(year - 1) }),
        ],
        rows: rides.map(({ month, count, value, before }) => [
          names[month - 1] ?? '',
          String(count),
          String(value),
          String(before),
        ]),
      }}
    >
      <MonthChart months={rides} format={String} />
    </ChartCard>
  )
}

function Fees({ fees, year }: { readonly fees: readonly Months[]; readonly year: number }) {
  const say = useWords(chartWords)
  const language = useLanguage()
  const short = useShortMoney()
  const names = monthNames(language, 'long')
  return (
    <ChartCard
      title={say('fees')}
      lead={<YearsLegend year={year} />}
      table={{
        head: [say('month'), say('payments'), String(year), String(year - 1)],
        rows: fees.map(({ month, count, value, before }) => [
          names[month - 1] ?? '',
          String(count),
          moneyInWords(value, language),
          moneyInWords(before, language),
        ]),
      }}
    >
      <MonthChart months={fees} format={short} />
    </ChartCard>
  )
}

const HOG_STATES = ['valid', 'expiring', 'expired', 'missing'] as const

function Hog({ hog }: { readonly hog: NonNullable<ClubFigures['hog']> }) {
  const say = useWords(chartWords)
  return (
    <ChartCard
      title={say('hog')}
      table={{
        head: [say('state'), say('members')],
        rows: HOG_STATES.map((state) => [say(state), String(hog[state])]),
      }}
    >
      <BarChart
        bars={HOG_STATES.map((state) => ({ name: say(state), value: hog[state], text: String(hog[state]) }))}
      />
    </ChartCard>
  )
}
