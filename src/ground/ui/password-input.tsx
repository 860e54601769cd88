import { type ComponentProps, useState } from 'react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { kitWords } from './kit.words.ts'
import { TextInput } from './text-input.tsx'
import { useWords } from './use-words.ts'

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'rows'>

export function PasswordInput(props: PasswordInputProps) {
  const say = useWords(kitWords)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput
        autoComplete="current-password"
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pr-13"
      />
      <button
        type="button"
        className="absolute inset-y-0 right-0 grid w-12 cursor-pointer noscript:hidden place-items-center rounded-r-lg text-muted hover:text-ink"
        aria-label={say(isShown ? 'hidePassword' : 'showPassword')}
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
