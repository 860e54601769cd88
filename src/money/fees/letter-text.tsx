import { useState } from 'react'
import type { Language } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { textField } from './fee-settings-form.ts'
import { feeSettingsWords } from './fee-settings.words.ts'
import { type FeeText, type Filling, fillText, FIRST_TEXTS, NEEDED_BLANKS } from './fee-text.ts'

type LetterTextProps = {
  readonly name: FeeText
  readonly language: Language
  readonly value: string
  readonly fault: string | undefined
}

/** One text of a letter in one language: seen filled in before it is saved, and brought back to its first wording. */
export function LetterText({ name, language, value, fault }: LetterTextProps) {
  const say = useWords(feeSettingsWords)
  const [written, setWritten] = useState(value)
  const first = FIRST_TEXTS[name][language]
  return (
    <div>
      <Field
        label={say(language === 'cs' ? 'inCzech' : 'inEnglish', { name: say(name) })}
        hint={
          name === 'reminder2'
            ? say('reminder2Hint', { blank: NEEDED_BLANKS.reminder2.map((blank) => `{${blank}}`).join(', ') })
            : undefined
        }
        error={fault}
      >
        <TextInput
          name={textField(name, language)}
          rows={name === 'instructions' ? 6 : 10}
          lang={language}
          maxLength={3000}
          required
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
      </Field>
      <details className="mt-2">
        <summary className="cursor-pointer py-1.5 text-[0.9375rem] font-medium">{say('preview')}</summary>
        <div lang={language} className="mt-1 grid gap-3 rounded-lg bg-sunk px-4 py-3 text-[0.9375rem]">
          {fillText(written, SAMPLES[language]).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      {written.trim() !== first && (
        <Button size="small" className="mt-2" onClick={() => setWritten(first)}>
          {say('firstWording')}
        </Button>
      )}
    </div>
  )
}

/** Somebody's payment, so that a text can be read as he will read it. */
const SAMPLES: Readonly<Record<Language, Filling>> = {
  cs: {
    účel: 'členský příspěvek 2026',
    částka: '1\u00a0200\u00a0Kč',
    splatnost: '31.\u00a01.\u00a02026',
    dní: '14\u00a0dní',
    lhůta: '31.\u00a03.\u00a02026',
  },
  en: {
    účel: 'membership fee 2026',
    částka: 'CZK\u00a01,200',
    splatnost: '31\u00a0January\u00a02026',
    dní: '14\u00a0days',
    lhůta: '31\u00a0March\u00a02026',
  },
}
