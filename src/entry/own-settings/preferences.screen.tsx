import { redirect } from 'react-router'
import { z } from 'zod'
import { LANGUAGE_COOKIE, preferenceCookie, THEME_COOKIE } from '../../ground/http/cookies.ts'
import { readForm } from '../../ground/http/form-answer.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { THEMES } from '../../ground/values/theme.ts'
import { LANGUAGES } from '../../ground/values/words.ts'
import { endTour, type Preferences, savePreferences } from './preferences.server.ts'
import { wayBack } from '../sign-in/way-back.ts'

const screen = declareScreen({ who: 'anyone' })

const Input = z.object({
  language: z.enum(LANGUAGES).optional(),
  theme: z.enum(THEMES).optional(),
  tour: z.literal('done').optional(),
})

export const action = screen.answers(async ({ db, visitor, isSecure, request }) => {
  const form = await readForm(request)
  const input = Input.safeParse(form)
  if (!input.success) return redirect(wayBack(form?.back), 303)

  const { tour, ...preferences } = input.data
  if (visitor) await savePreferences(db, visitor.id, preferences)
  if (visitor && tour) await endTour(db, visitor.id)
  return redirect(wayBack(form?.back), { status: 303, headers: cookies(preferences, isSecure) })
})

export const loader = screen.shows(async (): Promise<never> => {
  throw redirect('/')
})

/** Nobody stays here; only as a screen can it show that something failed. */
export default function PreferencesScreen() {
  return null
}

function cookies({ language, theme }: Preferences, isSecure: boolean): Headers {
  const headers = new Headers()
  if (language) headers.append('set-cookie', preferenceCookie(LANGUAGE_COOKIE, language, isSecure))
  if (theme) headers.append('set-cookie', preferenceCookie(THEME_COOKIE, theme, isSecure))
  return headers
}
