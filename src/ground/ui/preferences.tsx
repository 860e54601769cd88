import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Theme } from '../values/theme.ts'
import type { Language } from '../values/words.ts'
import { layoutWords } from './layout.words.ts'
import { DeviceIcon, MoonIcon, SunIcon } from './site-icons.tsx'
import { useRoot } from './use-root.ts'
import { useLanguage, useWords } from './use-words.ts'

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { cs: 'Čeština', en: 'English' }

export function LanguageSwitch() {
  const say = useWords(layoutWords)
  const current = useLanguage()
  return (
    <PreferenceForm label={say('language')}>
      {(['cs', 'en'] as const).map((language) => (
        <Choice key={language} name="language" value={language} isCurrent={language === current}>
          <span lang={language}>{LANGUAGE_NAMES[language]}</span>
        </Choice>
      ))}
    </PreferenceForm>
  )
}

const THEME_CHOICES = [
  { theme: 'system', word: 'themeSystem', Icon: DeviceIcon },
  { theme: 'light', word: 'themeLight', Icon: SunIcon },
  { theme: 'dark', word: 'themeDark', Icon: MoonIcon },
] as const

export function ThemeSwitch() {
  const say = useWords(layoutWords)
  const current: Theme = useRoot()?.theme ?? 'system'
  return (
    <PreferenceForm label={say('theme')}>
      {THEME_CHOICES.map(({ theme, word, Icon }) => (
        <Choice key={theme} name="theme" value={theme} isCurrent={theme === current}>
          <Icon className="size-4.5" />
          <span className="sr-only">{say(word)}</span>
        </Choice>
      ))}
    </PreferenceForm>
  )
}

/** A plain form: the whole document comes back in the chosen language or theme, JavaScript or not. */
function PreferenceForm({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <form
      method="post"
      action="/preferences"
      aria-label={label}
      className="flex h-11 gap-1 rounded-lg border border-line p-1"
    >
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  )
}

type ChoiceProps = {
  readonly name: string
  readonly value: string
  readonly isCurrent: boolean
  readonly children: ReactNode
}

function Choice({ name, value, isCurrent, children }: ChoiceProps) {
  return (
    <button
      name={name}
      value={value}
      aria-pressed={isCurrent}
      className="grid min-w-11 cursor-pointer place-items-center rounded-md px-3 text-sm font-medium text-muted hover:text-ink aria-pressed:bg-sunk aria-pressed:text-ink"
    >
      {children}
    </button>
  )
}
