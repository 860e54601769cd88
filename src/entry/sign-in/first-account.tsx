import type { firstAccountNote } from './first-account.server.ts'

type FirstAccountProps = { readonly note: NonNullable<Awaited<ReturnType<typeof firstAccountNote>>> }

/** To whoever has just installed the house: the one command that makes the first account. */
export function FirstAccount({ note: { title, text, command, after } }: FirstAccountProps) {
  return (
    <section className="rounded-panel border border-line bg-panel p-5 md:p-6">
      <h2 className="font-display text-2xl leading-tight font-bold">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <code className="mt-4 block rounded-lg bg-sunk px-4 py-3 font-mono text-sm break-words select-all">
        {command}
      </code>
      <p className="mt-4 text-sm text-muted">{after}</p>
    </section>
  )
}
