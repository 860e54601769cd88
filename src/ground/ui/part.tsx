import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { kitWords } from './kit.words.ts'
import { partWords } from './part.words.ts'
import { showToast } from './toast.ts'
import { useWords } from './use-words.ts'

/** How a part is asked for and left again: it is wanted while it stands on the screen, or while it is open. */
type Leave =
  | { readonly onClose: () => void; readonly open?: boolean | number }
  | { readonly onOpenChange: (open: boolean) => void; readonly open: boolean }

/**
 * A part of a screen that is downloaded when it is first used; afterwards every screen has it. When it does not come,
 * this is said in words and the part is left: the screen stays as it was, and whoever pressed may press again.
 */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Waiting />,
): ComponentType<Props & Leave> {
  let loaded: ComponentType<Props> | null = null
  return function Part(props) {
    const say = useWords(partWords)
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(() => loaded)
    const isAwaited = props.open !== false && Loaded === null
    const giveUp = useEffectEvent(() => {
      showToast({ tone: 'error', text: say(navigator.onLine ? 'failed' : 'offline') })
      if ('onClose' in props) props.onClose()
      else props.onOpenChange(false)
    })
    useEffect(() => {
      if (!isAwaited) return undefined
      let isLeft = false
      load().then(
        (part) => {
          loaded = part
          if (!isLeft) setLoaded(() => part)
        },
        () => {
          if (!isLeft) giveUp()
        },
      )
      return () => {
        isLeft = true
      }
    }, [isAwaited])
    if (Loaded) return <Loaded {...props} />
    return isAwaited ? waiting : null
  }
}

/** Seen only by whoever waits longer than a moment. */
function Waiting() {
  const say = useWords(kitWords)
  return (
    <output className="fixed inset-x-0 bottom-20 z-50 mx-auto w-fit animate-late rounded-lg border border-line bg-panel px-4 py-2 text-ink shadow-2xl">
      {say('loading')}
    </output>
  )
}
