import { ErrorState } from './error-state.tsx'
import { PageTitle } from './page-title.tsx'
import { Panel } from './panel.tsx'
import { useLanguage } from './use-words.ts'

type Text = { readonly cs: string; readonly en: string }

/** What stands in place of a screen that could not be read: its name, what failed, and another try. */
export function screenFailed({ title, loadFailed }: { readonly title: Text; readonly loadFailed: Text }) {
  return function ScreenFailed() {
    const language = useLanguage()
    return (
      <>
        <PageTitle title={title[language]} />
        <Panel>
          <ErrorState text={loadFailed[language]} />
        </Panel>
      </>
    )
  }
}
