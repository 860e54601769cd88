import { useWords } from '../ui/use-words.ts'
import { firstAccountWords } from './first-account.words.ts'

const COMMAND = 'npm run club -- create-webmaster'

/** To whoever has just installed the house: the one command that makes the first account. */
export function FirstAccount() {
  const say = useWords(firstAccountWords)
  return (
    <section className="rounded-panel border border-line bg-panel p-5 md:p-6">
      <h2 className="font-display text-2xl leading-tight font-bold">{say('title')}</h2>
      <p className="mt-2 text-muted">{say('text')}</p>
      <code className="mt-4 block rounded-lg bg-sunk px-4 py-3 font-mono text-sm break-words select-all">
        {COMMAND} {say('example')}
      </code>
      <p className="mt-4 text-sm text-muted">{say('after')}</p>
    </section>
  )
}
