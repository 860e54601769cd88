import { type Catalogue, type Language, type Say, speak } from '../values/words.ts'
import { useRoot } from './use-root.ts'

export function useWords<W extends Catalogue>(words: W): Say<W> {
  return speak(words, useLanguage())
}

export function useLanguage(): Language {
  return useRoot()?.language ?? 'cs'
}
