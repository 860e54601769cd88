import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { showToast } from '../../ground/ui/toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { loginWords } from './login.words.ts'
import { useKnowsPasskeys } from './use-knows-passkeys.ts'

/** In with a finger, a face or a PIN; the browser itself asks which key. */
export function PasskeySignIn({ next }: { readonly next: string }) {
  const say = useWords(loginWords)
  const knows = useKnowsPasskeys()
  const submit = useSubmit()
  const isPending = useNavigation().formData?.get('intent') === 'passkey'
  const [isAsking, setAsking] = useState(false)
  if (!knows) return null

  const signIn = async () => {
    setAsking(true)
    const { showPasskey } = await import('./browser-passkeys.ts')
    const shown = await showPasskey()
    setAsking(false)
    if (shown.passkey) {
      await submit(
        { intent: 'passkey', passkey: JSON.stringify(shown.passkey), next },
        { method: 'post', action: '/login' },
      )
    } else if (shown.message) showToast({ tone: 'error', text: shown.message })
    else if (!shown.isCancelled) showToast({ tone: 'error', text: say('passkeyFailed') })
  }
  return (
    <div className="mt-6 border-t border-line pt-6 noscript:hidden">
      <Button className="w-full" pending={isAsking || isPending} onClick={() => void signIn()}>
        <KeyRound aria-hidden="true" />
        {say('withPasskey')}
      </Button>
    </div>
  )
}
