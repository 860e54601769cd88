import type { ReactNode } from 'react'
import { useWords } from '../../ground/ui/use-words.ts'
import { remindersWords } from './reminders.words.ts'
import type { LetterPreviewView } from '../fees/preview-reminder.server.ts'

/** The very letter that would leave now, on white paper as it arrives. */
export function LetterPreview({ letter }: { readonly letter: LetterPreviewView }) {
  const say = useWords(remindersWords)
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Line label={say('to')}>{letter.to ?? '–'}</Line>
        <Line label={say('subject')}>
          <strong className="font-semibold">{letter.subject}</strong>
        </Line>
      </dl>
      <div className="rounded-lg border border-line bg-stone-50 p-5 text-stone-900" lang={letter.language}>
        {letter.paragraphs.map((text) => (
          <p key={text} className="mb-4 whitespace-pre-line">
            {text}
          </p>
        ))}
        <table aria-label={letter.subject} className="mb-4 w-full text-left">
          <tbody>
            {letter.facts.map(({ label, value }) => (
              <tr key={label} className="border-b border-stone-200">
                <th scope="row" className="py-1.5 pr-4 align-top font-normal text-stone-600">
                  {label}
                </th>
                <td className="figures py-1.5 font-semibold break-words">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {letter.image && (
          <img
            src={letter.image.source}
            alt={letter.image.alt}
            width={180}
            height={180}
            className="size-45"
          />
        )}
      </div>
    </div>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}
