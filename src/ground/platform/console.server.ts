import { consoleLanguage } from '../values/console-language.ts'
import { type Catalogue, type Language, type Say, speak } from '../values/words.ts'

/** The language of whoever stands at the server. */
export function languageHere(): Language {
  return consoleLanguage(process.env)
}

export function atConsole<W extends Catalogue>(words: W): Say<W> {
  return speak(words, languageHere())
}
