import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../ground/texts/markdown-html.ts'
import { type CalendarEntry, writeCalendar } from './calendar-file.ts'

const NOW = new Date('2026-11-15T12:00Z')
const RIDE: CalendarEntry = {
  id: 7,
  title: 'Vyjížďka; Praděd, Červenohorské sedlo \\ a zpět přes Jeseníky s velmi dlouhým názvem',
  startsAt: new Date('2026-11-21T08:30Z'),
  endsAt: new Date('2026-11-21T16:00Z'),
  place: 'Šumperk, Točák',
  html: '<p>První řádek.\r\nDruhý: „příliš žluťoučký kůň“ 🏍️, a ještě jeden.\u0007</p>',
  state: 'published',
  version: 3,
  createdAt: new Date('2026-10-01T10:00Z'),
}

const write = (...entries: CalendarEntry[]) =>
  writeCalendar({ name: 'Moravští jezdci: akce', origin: 'https://klub.example', now: NOW, entries })

const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))

test('a real calendar reads back what was written, letter by letter', () => {
  const [event] = read(write(RIDE))

  expect(event).toMatchObject({
    uid: 'akce-7@klub.example',
    summary: RIDE.title,
    location: RIDE.place,
    description:
      'První řádek.\nDruhý: „příliš žluťoučký kůň“ 🏍️, a ještě jeden.\n\nhttps://klub.example/akce/7',
    sequence: 3,
  })
  expect(event?.startDate.toJSDate()).toEqual(RIDE.startsAt)
  expect(event?.endDate.toJSDate()).toEqual(RIDE.endsAt)
})

test('a cancelled event says so; one without an end gets three hours', () => {
  const [event] = read(write({ ...RIDE, state: 'cancelled', endsAt: null }))

  expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(event?.endDate.toJSDate()).toEqual(new Date('2026-11-21T11:30Z'))
})

test('no line is longer than 75 octets, and every line ends as it should', () => {
  const text = write(RIDE, { ...RIDE, id: 8 })

  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('nothing planned is a calendar too', () => {
  expect(read(write())).toEqual([])
})

test('a description is plain words in a calendar, and not a whole chapter', () => {
  const description =
    '## Program\n\n- **sraz** [u jezu](/akce/7)\n- oběd\n\n| kdy | kde |\n|---|---|\n| 9 | jez |'
  const [marked, long] = read(
    write(
      { ...RIDE, html: renderMarkdown(description) },
      { ...RIDE, html: `<p>${'motorka '.repeat(6000)}</p>` },
    ),
  )

  expect(marked?.description).toBe(
    'Program\n\n• sraz u jezu (https://klub.example/akce/7)\n• oběd\n\nkdy – kde\n9 – jez\n\nhttps://klub.example/akce/7',
  )
  expect(long?.description.length).toBeLessThan(1100)
})
