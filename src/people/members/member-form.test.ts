import { expect, test } from 'vitest'
import { changeOf, formOf, mergeForms } from './member-form.ts'
import { MEMBER_FIELDS } from './visibility.ts'

const CARD = {
  id: 7,
  number: 7,
  firstName: 'Jan',
  lastName: 'Novák',
  nickname: null,
  badges: [],
  division: 3,
  lifeTime: true,
  tags: ['kuchař', 'dálkař'],
  motorcycles: [{ make: 'Jawa', model: '350', year: 1979, plate: '1M1 1111' }],
}

test('a form sent back untouched says what the card says', () => {
  expect(changeOf(formOf(CARD), MEMBER_FIELDS)).toMatchObject({
    firstName: 'Jan',
    lastName: 'Novák',
    nickname: '',
    division: 3,
    lifeTime: true,
    sharesContact: false,
    tags: ['kuchař', 'dálkař'],
    motorcycles: [{ make: 'Jawa', model: '350', year: 1979, plate: '1M1 1111' }],
  })
})

test('only what may be written is taken from the form', () => {
  expect(changeOf({ firstName: 'Jan', note: 'tajné', role: 'Webmaster' }, ['firstName'])).toEqual({
    firstName: 'Jan',
  })
})

test('mine where I wrote, theirs where I did not, and a dispute only where we both did', () => {
  const base = { city: 'Olomouc', phone: '1', street: 'Dlouhá', lifeTime: 'on' }
  const current = { city: 'Přerov', phone: '2', street: 'Dlouhá' }
  const mine = { city: 'Hranice', phone: '1', street: 'Krátká', lifeTime: 'on' }

  expect(mergeForms(base, current, mine)).toEqual({
    values: { city: 'Hranice', phone: '2', street: 'Krátká' },
    theirs: [
      { field: 'city', from: 'Olomouc', to: 'Přerov' },
      { field: 'phone', from: '1', to: '2' },
      { field: 'lifeTime', from: 'on', to: '' },
    ],
    disputed: ['city'],
  })
})
