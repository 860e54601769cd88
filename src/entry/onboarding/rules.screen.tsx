import { Form, redirect, useNavigation } from 'react-router'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { withoutTitle } from '../../site/pages/page.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { findPage } from '../../site/pages/pages.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/rules.screen'
import { confirmRules, RulesConfirmation } from './confirm-rules.server.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { nextStep } from './onboarding.server.ts'
import { SignOutInstead, StepTitle } from './onboarding-step.tsx'
import { rulesWords } from './onboarding.words.ts'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'

const screen = declareScreen({ who: 'signed-in', beforeOnboarding: true })

export const loader = screen.shows(async ({ db, language, visitor }) => {
  const rules = await findPage(db, 'stanovy')
  if (visitor.confirmedStanovy || !rules) throw redirect(nextStep({ ...visitor, confirmedStanovy: true }))
  return {
    title: speak(rulesWords, language)('title'),
    html: await findHtml(db, withoutTitle(language === 'en' && rules.bodyEn ? rules.bodyEn : rules.bodyCs)),
    version: rules.version,
    day: dayInWords(rules.createdAt, language),
  }
})

export const action = screen.acts({
  keeps: [],
  acts: screen.act({
    takes: formOf(RulesConfirmation),
    does: async ({ db, visitor }, { version }) => {
      await confirmRules(db, visitor, version)
      return seeOther(nextStep({ ...visitor, confirmedStanovy: true }), flashCookie('rulesConfirmed'))
    },
  }),
})

/** Rules that changed under the reader's hands have to be shown anew, although his confirmation was refused. */
export function shouldRevalidate(): boolean {
  return true
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function RulesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { html, version, day } = loaderData
  const say = useWords(rulesWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  return (
    <>
      <StepTitle step={1} title={say('title')} text={say('text')} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <section
        aria-label={say('title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
        tabIndex={0}
        className="max-h-[50dvh] overflow-y-auto overscroll-contain rounded-lg border border-line bg-paper px-5 py-4 md:max-h-104"
      >
        <Markdown html={html} className="text-base md:text-base [&_h2]:text-2xl" />
      </section>
      <p className="figures mt-2 text-sm text-muted">{say('version', { version, day })}</p>
      <ConfirmForm version={version} />
      <SignOutInstead />
    </>
  )
}

function ConfirmForm({ version }: { readonly version: number }) {
  const say = useWords(rulesWords)
  const isPending = useNavigation().formAction === '/onboarding/rules'
  return (
    <Form method="post" action="/onboarding/rules" className="mt-6">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant="primary" pending={isPending} className="max-sm:w-full">
        {say('confirm')}
      </Button>
    </Form>
  )
}
