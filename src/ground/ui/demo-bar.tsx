import { Form } from 'react-router'
import { useRoot } from './use-root.ts'

/** Above everything in the demo: that it is one, and in whose boots one looks around. */
export function DemoBar() {
  const root = useRoot()
  if (!root?.demo) return null
  const { label, text, lookAs, roles } = root.demo
  return (
    <aside
      aria-label={label}
      className="night flex flex-wrap items-center justify-center gap-x-5 bg-stone-800 px-4 text-sm text-stone-100 print:hidden"
    >
      <p className="py-1.5 max-md:sr-only">{text}</p>
      {/* Whoever has changed boots sees whose: a line scrolled to its end begins anew. */}
      <Form
        key={root.visitor?.role}
        method="post"
        action="/login"
        className="-mx-4 flex max-w-[100vw] items-center gap-x-1 overflow-x-auto px-4 whitespace-nowrap"
      >
        <input type="hidden" name="intent" value="demo" />
        {/* A phone has one line for all of it, and in sight is who one is. */}
        <span aria-hidden="true" className="order-first pr-1 font-semibold md:hidden">
          {label}
        </span>
        <span className="text-stone-300 max-md:sr-only">{lookAs}</span>
        {roles.map(({ role, name }) => (
          <button
            key={role}
            name="role"
            value={role}
            aria-pressed={root.visitor?.role === role}
            className="demo-role"
          >
            {name}
          </button>
        ))}
      </Form>
    </aside>
  )
}
