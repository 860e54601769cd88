import type { OwnRow } from '../../ground/values/own-field.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { ownReadersOf, ownWritersOf, type Reader, selfReads } from '../members/visibility.ts'
import { whoSeesWords } from '../profile/profile.words.ts'
import { ownRowWords } from './own-fields.words.ts'

const ALL = 7

/** 'Vidí: celý klub. Píše: matrikář, sekretář, webmaster, člověk sám.': read from the very table that decides it. */
export function rowInWords(row: OwnRow, language: Language): string {
  const say = speak(ownRowWords, language)
  const sayWho = speak(whoSeesWords, language)
  const name = ({ who, when }: Reader) => (when === 'always' ? sayWho(who) : say(when, { who: sayWho(who) }))
  const readers = ownReadersOf(row)
  const isAll = readers.length === ALL && readers.every(({ when }) => when === 'always')
  const reads = isAll ? [say('all')] : [...readers.map(name), ...(selfReads(row) ? [say('self')] : [])]
  const writes = ownWritersOf(row).map((who) => (who === 'self' ? say('self') : sayWho(who)))
  return say('says', { reads: reads.join(', '), writes: writes.join(', ') })
}
