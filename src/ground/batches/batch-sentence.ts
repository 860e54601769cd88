import { type Language, speak } from '../values/words.ts'
import { batchCount } from './batch.ts'
import { confirmWords } from './batch.words.ts'
import { inCzech } from './preposition.ts'

export type BatchNoun = 'cards' | 'applications' | 'letters' | 'payments'

/** 'Zpracuje se 45 karet ve 3 dávkách po 20.': what a bulk action says before it starts. */
export function batchSentence(
  { count, batchSize, noun = 'cards' }: { count: number; batchSize: number; noun?: BatchNoun | undefined },
  language: Language,
): string {
  const say = speak(confirmWords, language)
  const items = say(noun, { count })
  const batches = batchCount(count, batchSize)
  if (batches === 1) return say('oneBatch', { items, size: batchSize })
  const inBatches = language === 'cs' ? inCzech(batches) : `in ${batches}`
  return say('batches', { items, inBatches, size: batchSize })
}
