import { describe, expect, test } from 'vitest'
import { answerInWords, checkAnswers, type Question, questionFaults, tallyOf } from './question.ts'

const SHIRT: Question = {
  id: 1,
  kind: 'choice',
  askedOf: 'person',
  label: 'Velikost trička',
  options: ['M', 'L'],
  isRequired: true,
}
const NIGHTS: Question = {
  id: 2,
  kind: 'number',
  askedOf: 'rider',
  label: 'Kolik nocí',
  options: [],
  isRequired: false,
}
const DINNER: Question = { ...NIGHTS, id: 3, kind: 'yes_no', label: 'Večeře' }
const ALL = [SHIRT, NIGHTS, DINNER]

describe('an answer', () => {
  test('is kept for as many people as come, and what is empty is not kept', () => {
    const given = { 1: ['M', ' L ', 'M'], 2: [''], 3: ['yes'] }

    expect(checkAnswers(ALL, given, { people: 2 })).toEqual({
      answers: { 1: ['M', 'L'], 3: ['yes'] },
      faults: {},
    })
  })

  test.each([
    ['missing of the passenger', { 1: ['M'] }, { 'answers.1.1': 'required' }],
    ['a choice nobody offers', { 1: ['M', 'XXL'] }, { 'answers.1.1': 'choice_gone' }],
    ['no number', { 1: ['M', 'M'], 2: ['dvě'] }, { 'answers.2.0': 'not_a_number' }],
    ['neither yes nor no', { 1: ['M', 'M'], 3: ['asi'] }, { 'answers.3.0': 'invalid' }],
    ['to what is not asked', { 1: ['M', 'M'], 9: ['cokoli'] }, { answers: 'questions_changed' }],
  ])('%s is refused at its field', (_, given, faults) => {
    expect(checkAnswers(ALL, given, { people: 2 }).faults).toEqual(faults)
  })

  test('may be missing where somebody else writes, but not be wrong', () => {
    const party = { people: 2, mayBeMissing: true }

    expect(checkAnswers(ALL, {}, party).faults).toEqual({})
    expect(checkAnswers(ALL, { 1: ['S'] }, party).faults).toEqual({ 'answers.1.0': 'choice_gone' })
  })

  test('of a text is as long as three hundred signs, and no longer', () => {
    const said = (length: number) =>
      checkAnswers([{ ...NIGHTS, kind: 'text' }], { 2: ['a'.repeat(length)] }, { people: 1 }).faults

    expect([said(300), said(301)]).toEqual([{}, { 'answers.2.0': 'too_long' }])
  })

  test('reads in words, with a dash for who said nothing', () => {
    const words = { yes: 'ano', no: 'ne', none: '–' }

    expect(answerInWords(SHIRT, { 1: ['M', ''] }, words)).toBe('M, –')
    expect(answerInWords(DINNER, { 3: ['no'] }, words)).toBe('ne')
    expect(answerInWords(NIGHTS, {}, words)).toBe('')
  })

  test('is counted: how many of each, and numbers together', () => {
    expect(tallyOf(SHIRT, ['M', 'L', 'M']).counts).toEqual([
      { value: 'M', count: 2 },
      { value: 'L', count: 1 },
    ])
    expect(tallyOf(NIGHTS, ['2', '1,5']).sum).toBe(3.5)
  })
})

describe('a question', () => {
  test('that nobody answered may become anything', () => {
    expect(questionFaults(SHIRT, { ...NIGHTS, label: 'Kolik triček' }, [])).toEqual({})
  })

  test.each([
    ['wording', { label: 'Velikost mikiny' }, { label: 'question_answered' }],
    ['kind', { kind: 'text' as const }, { kind: 'question_answered' }],
    ['whom it asks', { askedOf: 'rider' as const }, { askedOf: 'question_answered' }],
    ['a choice that was made', { options: ['L', 'XL'] }, { options: 'choice_answered' }],
    ['nothing but more choices', { options: ['M', 'XL'], isRequired: false }, {}],
  ])('that was answered: %s', (_, change, faults) => {
    expect(questionFaults(SHIRT, { ...SHIRT, ...change }, ['M'])).toEqual(faults)
  })
})
