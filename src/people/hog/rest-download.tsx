import { useState } from 'react'
import { Button } from '../../ground/ui/button.tsx'
import { showToast } from '../../ground/ui/toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { restWords } from './hog.words.ts'
import type { PastePreview } from './preview-paste.server.ts'

/** What is left to be asked about, to take away; made of the same lines that were pasted, so nothing of them is kept. */
export function RestDownload({ preview: { text, options, rest } }: { readonly preview: PastePreview }) {
  const say = useWords(restWords)
  const [isBusy, setBusy] = useState(false)
  const take = async (type: 'csv' | 'xlsx') => {
    setBusy(true)
    try {
      const answer = await fetch(`/api/hog/rest.${type}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, ...options }),
      })
      if (!answer.ok) throw new Error(answer.statusText)
      save(await answer.blob(), `${say('file')}.${type}`)
    } catch {
      showToast({ tone: 'error', text: say('failed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-label={say('title')} className="mt-5 noscript:hidden">
      <h3 className="font-semibold">
        {say('title')} <span className="figures">({rest})</span>
      </h3>
      <p className="text-muted">{say('note')}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button size="small" pending={isBusy} onClick={() => void take('csv')}>
          {say('csv')}
        </Button>
        <Button size="small" pending={isBusy} onClick={() => void take('xlsx')}>
          {say('xlsx')}
        </Button>
      </p>
    </section>
  )
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
