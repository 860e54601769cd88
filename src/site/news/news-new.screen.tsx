import { ListFailed } from '../../ground/lists/list-states.tsx'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/news-new.screen'
import { NewsForm } from './news-form.tsx'
import { NewsFields } from './news-input.ts'
import { newsFormWords } from './news-form.words.ts'
import { newsWords } from './news.words.ts'
import { NewsPreview, previewNews } from './preview-news.server.ts'
import { createNews } from './write-news.server.ts'

const EMPTY = { title: '', body: '', titleEn: '', bodyEn: '', visibility: 'members', pinnedUntil: '' }

const screen = declareScreen({ who: 'news.write' })

export const loader = screen.shows(async ({ language }) => ({
  title: speak(newsFormWords, language)('newTitle'),
}))

const writes = (state: 'draft' | 'published') =>
  screen.act({
    takes: formOf(NewsFields),
    does: async ({ db, visitor }, fields) => {
      const id = await createNews(db, visitor, { ...fields, state })
      return seeOther(`/admin/news/${id}`, flashCookie('saved'))
    },
  })

export const action = screen.acts({
  keeps: Object.keys(EMPTY),
  acts: {
    save: writes('draft'),
    publish: writes('published'),
    preview: screen.act({ takes: NewsPreview, does: previewNews }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function NewsNewScreen({ actionData }: Route.ComponentProps) {
  const say = useWords(newsFormWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('newTitle')} />
      <NewsForm values={EMPTY} state="draft" answer={actionData} />
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(newsWords)('title')} />
}
