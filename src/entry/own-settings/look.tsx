import type { ReactNode } from 'react'
import { Panel } from '../../ground/ui/panel.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../ground/ui/preferences.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { settingsWords } from './settings.words.ts'

export function Look() {
  const say = useWords(settingsWords)
  return (
    <Panel title={say('look')}>
      <div className="grid gap-5">
        <Row title={say('language')} note={say('languageNote')}>
          <LanguageSwitch />
        </Row>
        <Row title={say('theme')} note={say('themeNote')}>
          <ThemeSwitch />
        </Row>
      </div>
    </Panel>
  )
}

function Row({
  title,
  note,
  children,
}: {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{note}</p>
      </div>
      {children}
    </div>
  )
}
