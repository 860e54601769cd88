import { useEffect, useState } from 'react'
import { data } from 'react-router'
import type { Route } from './+types/clear-cache.screen'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { clearCacheWords } from './clear-cache.words.ts'
import { type Cleared, clearStored } from './clear-stored.ts'

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ language, mayAct }) => {
  const title = speak(clearCacheWords, language)('title')
  // A link on somebody else's page must not throw drafts away: there a button asks first.
  const clearing: HeadersInit = mayAct ? { 'clear-site-data': '"cache"' } : {}
  return data({ title, mayAct }, { headers: { ...clearing, 'cache-control': 'no-store' } })
})

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function ClearCacheScreen({ loaderData }: Route.ComponentProps) {
  const say = useWords(clearCacheWords)
  return (
    <div className="column py-14 md:py-20">
      <h1 className="heading text-5xl md:text-7xl">{say('title')}</h1>
      <p className="mt-5 max-w-[52ch] text-lg text-muted">{say('text')}</p>
      <div aria-live="polite" className="my-9 max-w-3xl border-y border-line py-6">
        {loaderData.mayAct ? (
          <Result />
        ) : (
          <ButtonLink to="/clear-cache" reloadDocument>
            {say('clear')}
          </ButtonLink>
        )}
      </div>
      <ButtonLink to="/" reloadDocument variant="primary" size="large">
        {say('home')}
      </ButtonLink>
    </div>
  )
}

function Result() {
  const say = useWords(clearCacheWords)
  const result = useClearing()
  if (result === 'working')
    return (
      <>
        <p className="text-muted noscript:hidden">{say('working')}</p>
        <noscript>{say('noScript')}</noscript>
      </>
    )
  if (result === 'failed') return <p>{say('failed')}</p>
  const { caches, workers, stored } = result
  return (
    <>
      <h2 className="font-semibold">{say('cleared')}</h2>
      <ul className="mt-2 list-inside list-disc">
        <li>{say('browserCache')}</li>
        {caches > 0 && <li>{say('caches', { count: caches })}</li>}
        {workers > 0 && <li>{say('workers', { count: workers })}</li>}
        {stored > 0 && <li>{say('stored', { count: stored })}</li>}
      </ul>
    </>
  )
}

function useClearing(): Cleared | 'working' | 'failed' {
  const [result, setResult] = useState<Cleared | 'working' | 'failed'>('working')
  useEffect(() => {
    clearStored().then(setResult, () => setResult('failed'))
  }, [])
  return result
}
