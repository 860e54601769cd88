import { type CSSProperties, useState } from 'react'
import { ACCENTS, inkOf, isReadableAccent, readableAccent, YELLOW } from '../../ground/values/accent.ts'
import { contrast, type Hex, parseHex } from '../../ground/values/colour.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { ClubForm, type ClubFormProps, faultOf } from './club-form.tsx'
import { clubWords } from './club.words.ts'

const OWN = 'own'

/** A set to choose from, or any colour at all that can be read; what it looks like is seen before it is saved. */
export function ColourForm(form: ClubFormProps) {
  const say = useWords(clubWords)
  const own = faultOf(form.fault, form.isWhole ? 'all' : 'colour')
  const stored = form.club.colour ?? YELLOW
  const isListed = ACCENTS.some(({ hex }) => hex === stored)
  const [choice, setChoice] = useState(own?.values.colour ?? (isListed ? stored : OWN))
  const [written, setWritten] = useState(own?.values.ownColour ?? (isListed ? '' : stored))
  const shown = choice === OWN ? parseHex(written) : parseHex(choice)
  return (
    <Panel title={say('colour')}>
      <p className="mb-5 max-w-[70ch] text-muted">{say('colourText')}</p>
      <ClubForm {...form} intent="colour">
        <fieldset>
          <legend className="sr-only">{say('colour')}</legend>
          <div className="flex flex-wrap gap-2">
            {ACCENTS.map(({ name, hex }) => (
              <Swatch
                key={hex}
                value={hex}
                colour={hex}
                label={say(name)}
                isChosen={choice === hex}
                onChoose={setChoice}
              />
            ))}
            <Swatch
              value={OWN}
              colour={parseHex(written) ?? '#ffffff'}
              label={say('own')}
              isChosen={choice === OWN}
              onChoose={setChoice}
            />
          </div>
        </fieldset>
        <Field
          label={say('ownColour')}
          hint={say('ownColourHint')}
          error={own?.fields.colour}
          className="max-w-52"
        >
          <TextInput
            name="ownColour"
            maxLength={9}
            autoComplete="off"
            spellCheck={false}
            value={written}
            onChange={({ currentTarget }) => {
              setWritten(currentTarget.value)
              setChoice(OWN)
            }}
          />
        </Field>
        {shown && <Verdict hex={shown} onLighter={setWritten} />}
        {shown && <Samples hex={readableAccent(shown)} />}
      </ClubForm>
    </Panel>
  )
}

type SwatchProps = {
  readonly value: string
  readonly colour: string
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: (value: string) => void
}

function Swatch({ value, colour, label, isChosen, onChoose }: SwatchProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-lg border border-line px-3 hover:border-edge has-checked:border-ink has-checked:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink md:min-h-10">
      <input
        type="radio"
        name="colour"
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className="size-5 rounded-full border border-stone-900/25 dark:border-white/25"
        style={{ background: colour }}
      />
      <span className="text-[0.9375rem]">{label}</span>
    </label>
  )
}

const INK: Hex = '#1c1917'

function Verdict({ hex, onLighter }: { readonly hex: Hex; readonly onLighter: (hex: Hex) => void }) {
  const say = useWords(clubWords)
  const language = useLanguage()
  const ratio = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(contrast(hex, INK))
  const lighter = readableAccent(hex)
  if (isReadableAccent(hex)) return <p className="figures text-sm text-muted">{say('readable', { ratio })}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg bg-warning px-4 py-3 text-warning-ink">
      <p className="figures">{say('unreadable', { ratio })}</p>
      <Button size="small" onClick={() => onLighter(lighter)}>
        {say('useLighter', { hex: lighter })}
      </Button>
    </div>
  )
}

/** A corner of the club by day and by night; drawn with the colours themselves, whatever theme the officer has. */
function Samples({ hex }: { readonly hex: Hex }) {
  const say = useWords(clubWords)
  return (
    <div aria-hidden="true" className="grid gap-3 sm:grid-cols-2">
      <Sample title={say('onLight')} hex={hex} ground="#fafaf9" ink={INK} eyebrow={inkOf(hex)} />
      <Sample title={say('onDark')} hex={hex} ground="#0c0a09" ink="#fafaf9" eyebrow={hex} />
    </div>
  )
}

type SampleProps = {
  readonly title: string
  readonly hex: Hex
  readonly ground: Hex
  readonly ink: Hex
  readonly eyebrow: Hex
}

function Sample({ title, hex, ground, ink, eyebrow }: SampleProps) {
  const say = useWords(clubWords)
  const dashes: CSSProperties = {
    backgroundImage: `repeating-linear-gradient(to right, ${hex} 0 1.75rem, transparent 1.75rem 3.25rem)`,
  }
  return (
    <div
      className="overflow-hidden rounded-lg border border-line px-5 py-4"
      style={{ background: ground, color: ink }}
    >
      <p className="font-display text-sm font-bold tracking-widest uppercase" style={{ color: eyebrow }}>
        {say('sampleEyebrow')}
      </p>
      <p className="mt-0.5 font-display text-2xl font-bold uppercase">{title}</p>
      <p className="my-3 h-1" style={dashes} />
      <p
        className="inline-block rounded-lg px-4 py-2 text-[0.9375rem] font-semibold"
        style={{ background: hex, color: INK }}
      >
        {say('sampleButton')}
      </p>
    </div>
  )
}
