import { expect, test } from 'vitest'
import { pictureAddress, shareBy, shareText } from './share.ts'

const FACTS = {
  when: 'Sobota 14. června 2026, 9.30',
  place: 'Praděd',
  route: '146 km',
  price: '250 Kč',
}
const ride = {
  title: 'Na Praděd',
  isRide: true,
  isCancelled: false,
  facts: FACTS,
  joining: '8.30 Olomouc · 9.15 Mohelnice',
  address: 'https://klub.test/akce/7',
}

test('a chat learns when, where and for how much, and where to answer', () => {
  expect(shareText(ride, 'cs')).toBe(
    [
      'Jedeme: Na Praděd',
      'Sobota 14. června 2026, 9.30',
      'Kde: Praděd',
      'Sraz: 8.30 Olomouc · 9.15 Mohelnice',
      'Trasa: 146 km',
      'Cena za osobu: 250 Kč',
      'Víc a přihláška: https://klub.test/akce/7',
    ].join('\n'),
  )
})

test('what is not known is not said, and what was called off says so', () => {
  const bare = { when: FACTS.when, place: null, route: null, price: null }
  const party = shareText({ ...ride, isRide: false, facts: bare, joining: null }, 'en')
  const off = shareText({ ...ride, isCancelled: true, facts: bare, joining: null }, 'cs')

  expect(party).toBe(`Come: Na Praděd\n${FACTS.when}\nMore and registration: https://klub.test/akce/7`)
  expect(off).toBe(`Zrušeno: Na Praděd\n${FACTS.when}\nVíc o akci: https://klub.test/akce/7`)
})

test('a changed event has another picture', () => {
  expect(pictureAddress({ id: 7, version: 2 }, 'cs')).not.toBe(pictureAddress({ id: 7, version: 3 }, 'cs'))
})

const picture = new File(['x'], 'akce-7.jpg', { type: 'image/jpeg' })
const aPhone = (takesFiles: boolean, fault?: Error) => {
  const shared: ShareData[] = []
  return {
    shared,
    canShare: (data?: ShareData) => takesFiles || data?.files === undefined,
    share: (data?: ShareData) => {
      if (fault) return Promise.reject(fault)
      shared.push(data ?? {})
      return Promise.resolve()
    },
  }
}

test('the picture goes with the words where the phone takes it, and the words alone where it does not', async () => {
  const [able, unable] = [aPhone(true), aPhone(false)]

  await shareBy(able, 'Jedeme', picture)
  await shareBy(unable, 'Jedeme', picture)
  await shareBy(able, 'Jedeme', null)

  expect(able.shared).toEqual([{ text: 'Jedeme', files: [picture] }, { text: 'Jedeme' }])
  expect(unable.shared).toEqual([{ text: 'Jedeme' }])
})

test('a closed sheet is no fault, a broken one is', async () => {
  const closed = aPhone(true, new DOMException('closed', 'AbortError'))
  const broken = aPhone(true, new DOMException('no', 'NotAllowedError'))

  await expect(shareBy(closed, 'Jedeme', null)).resolves.toBeUndefined()
  await expect(shareBy(broken, 'Jedeme', null)).rejects.toThrow('no')
})
