import { Form } from 'react-router'
import { FIRST_RUN_PATH, type FirstRun, stepPath } from './first-run.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Poster } from '../../ground/ui/poster.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { firstRunScreenWords } from './first-run-screen.words.ts'
import { Way } from './steps.tsx'

const SUNRISE = 44

/** What is done, what was left for later, and where to go from here. */
export function End({ run }: { readonly run: FirstRun }) {
  const say = useWords(firstRunScreenWords)
  const left = run.steps.filter(({ state }) => state !== 'done')
  return (
    <>
      <section className="overflow-hidden rounded-panel border border-line bg-panel">
        <Poster seed={SUNRISE} className="h-40 w-full md:h-52" />
        <div className="p-5 md:p-6">
          <h2 className="heading text-3xl">{say('endTitle')}</h2>
          <p className="mt-3 max-w-[60ch] text-muted">{say('endText')}</p>
          <Form method="post" action={FIRST_RUN_PATH} className="mt-5 flex flex-wrap gap-2.5 max-sm:*:w-full">
            <Button type="submit" name="intent" value="close" variant="primary">
              {say('finish')}
            </Button>
            <ButtonLink to="/admin/events/new">{say('firstRide')}</ButtonLink>
            <ButtonLink to="/">{say('site')}</ButtonLink>
          </Form>
        </div>
      </section>
      {left.length > 0 && (
        <Panel title={say('left')} flush>
          <p className="px-5 pb-4 text-muted md:px-6">{say('endOpen')}</p>
          <ul className="divide-y divide-line border-t border-line">
            {left.map(({ step }) => (
              <Way key={step} to={stepPath(step)} title={say(step)}>
                {say('return')}
              </Way>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
