import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/page-history.screen'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { DiffView } from './diff-view.tsx'
import { notFound } from './not-found.ts'
import { pageEditWords } from './page-edit.words.ts'
import { NamedPage, PageRestore } from './page-input.ts'
import { findVersion, listVersions } from './pages.server.ts'
import { diffLines, shortDiff } from './text-diff.ts'
import { restorePage } from './write-page.server.ts'

const screen = declareScreen({ who: 'pages.edit', params: NamedPage })

export const loader = screen.shows(async ({ db, language, params: { slug }, url }) => {
  const say = speak(pageEditWords, language)
  const versions = await listVersions(db, slug)
  const newest = versions[0]?.version ?? 0
  const wanted = Number(url.searchParams.get('version')) || newest
  const shown = await findVersion(db, slug, wanted)
  if (!shown) throw notFound()
  const before = await findVersion(db, slug, wanted - 1)
  const diff = (old: string | undefined, fresh: string) => shortDiff(diffLines(old ?? '', fresh))
  return {
    title: say('historyTitle', { name: say(slug) }),
    name: slug,
    newest,
    shown: shown.version,
    cs: diff(before?.bodyCs, shown.bodyCs),
    en: diff(before?.bodyEn, shown.bodyEn),
    versions: versions.map(({ version, createdAt, email, firstName, lastName }) => ({
      version,
      line: say('by', {
        version,
        day: dayInWords(createdAt, language),
        who: [firstName, lastName].filter(Boolean).join(' ') || email || say('house'),
      }),
    })),
  }
})

export const action = screen.acts({
  keeps: [],
  acts: screen.act({
    takes: formOf(PageRestore),
    does: async ({ db, visitor, params: { slug } }, input) => {
      await restorePage(db, visitor, { slug, ...input })
      return seeOther(
        slug === 'stanovy' ? '/onboarding/rules' : `/pages/${slug}/history`,
        flashCookie('saved'),
      )
    },
  }),
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function PageHistoryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { name, newest, shown, versions, cs, en } = loaderData
  const say = useWords(pageEditWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  return (
    <div>
      <PageTitle title={say('historyTitle', { name: say(name) })} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ul className="grid content-start gap-1">
          {versions.map(({ version, line }) => (
            <li key={version}>
              <Link
                to={`?version=${version}`}
                preventScrollReset
                aria-current={version === shown ? 'page' : undefined}
                className="figures block rounded-lg px-3 py-2.5 hover:bg-sunk aria-[current=page]:bg-chosen aria-[current=page]:font-semibold"
              >
                {line} {version === newest && <Badge>{say('newest')}</Badge>}
              </Link>
            </li>
          ))}
        </ul>
        <div className="grid content-start gap-6">
          <h2 className="font-display text-2xl leading-tight font-bold">
            {shown > 1 ? say('between', { from: shown - 1, to: shown }) : say('changes')}
          </h2>
          {shown !== newest && (
            <Form method="post">
              <input type="hidden" name="restore" value={shown} />
              <input type="hidden" name="version" value={newest} />
              <Button type="submit">{say('restore', { version: shown })}</Button>
            </Form>
          )}
          <Panel title={say('czech')}>
            <DiffView lines={cs} lang="cs" />
          </Panel>
          <Panel title={say('english')}>
            <DiffView lines={en} lang="en" />
          </Panel>
        </div>
      </div>
    </div>
  )
}
