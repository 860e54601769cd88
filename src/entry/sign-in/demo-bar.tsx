import { Form } from 'react-router'
import { useRoot } from '../../ground/ui/use-root.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { DEMO_ROLES } from './demo-role.ts'
import { demoWords } from './login.words.ts'

/** Above everything in the demo: that it is one, and in whose boots one looks around. */
export function DemoBar() {
  const say = useWords(demoWords)
  const sayRole = useWords(roleWords)
  const root = useRoot()
  if (!root?.isDemo) return null
  return (
    <aside
      aria-label={say('bar')}
      className="night flex flex-wrap items-center justify-center gap-x-5 bg-stone-800 px-4 text-sm text-stone-100 print:hidden"
    >
      <p className="py-1.5">{say('invented')}</p>
      <Form
        method="post"
        action="/login"
        className="-mx-4 flex max-w-[100vw] items-center gap-x-1 overflow-x-auto px-4 whitespace-nowrap"
      >
        <input type="hidden" name="intent" value="demo" />
        <span className="text-stone-300 max-md:sr-only">{say('lookAs')}</span>
        {DEMO_ROLES.map((role) => (
          <button
            key={role}
            name="role"
            value={role}
            aria-pressed={root.visitor?.role === role}
            className="min-h-11 cursor-pointer rounded-md px-2.5 hover:bg-white/10 aria-pressed:bg-primary-400 aria-pressed:font-semibold aria-pressed:text-stone-900 md:min-h-8"
          >
            {sayRole(role)}
          </button>
        ))}
      </Form>
    </aside>
  )
}
