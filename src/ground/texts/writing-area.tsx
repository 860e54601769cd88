import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { TextInput } from '../ui/text-input.tsx'
import type { ToolsProps } from './writing-tools.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'rows' | 'ref'> & { readonly rows: number }

/**
 * Where the club writes: Markdown is what is stored and may be typed as ever. Tools and the live preview come after the
 * page, only here; without them, and without JavaScript, it is a plain field.
 */
export function WritingArea(props: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [Tools, setTools] = useState<ComponentType<ToolsProps> | null>(null)
  useEffect(() => {
    let isLeft = false
    import('./writing-tools.tsx').then(
      (part) => {
        if (!isLeft) setTools(() => part.Tools)
      },
      // Writing goes on without them.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [])
  return (
    <div className="flex flex-col-reverse">
      {/* First for the keyboard: whoever comes to write should not walk through the tools. */}
      <TextInput {...props} ref={area as never} />
      <div className="min-h-12 noscript:hidden">{Tools && <Tools area={area} />}</div>
    </div>
  )
}
