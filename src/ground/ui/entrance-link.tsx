import { ButtonLink } from './button.tsx'
import { layoutWords } from './layout.words.ts'
import { useRoot } from './use-root.ts'
import { useWords } from './use-words.ts'

/** The door: to the login, or straight in. */
export function EntranceLink({ className }: { readonly className?: string }) {
  const say = useWords(layoutWords)
  const isSignedIn = Boolean(useRoot()?.visitor)
  return (
    <ButtonLink to={isSignedIn ? '/admin' : '/login'} className={className}>
      {say(isSignedIn ? 'clubhouse' : 'signIn')}
    </ButtonLink>
  )
}
