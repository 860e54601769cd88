import { expect, test } from 'vitest'
import { batchSentence } from './batch-sentence.ts'

test.each([
  [45, 20, 'Zpracuje se 45 karet ve 3 dávkách po 20.'],
  [3, 2, 'Zpracují se 3 karty ve 2 dávkách po 2.'],
  [100, 20, 'Zpracuje se 100 karet v 5 dávkách po 20.'],
  [5, 20, 'Zpracuje se 5 karet v jedné dávce (po 20).'],
])('%d cards by %d', (count, batchSize, sentence) => {
  expect(batchSentence({ count, batchSize }, 'cs')).toBe(sentence)
})

test('in English, and about applications', () => {
  expect(batchSentence({ count: 45, batchSize: 20, noun: 'applications' }, 'en')).toBe(
    '45 applications will be processed in 3 batches of 20.',
  )
})
