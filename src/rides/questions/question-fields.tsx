import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { type Answers, answerField, answerValue, LONGEST_ANSWER, NO, type Question, YES } from './question.ts'
import { questionWords } from './question.words.ts'

type Props = {
  readonly asking: {
    readonly questions: readonly Question[]
    readonly mark: string
    readonly answers: Answers
  }
  /** How many may ride along at most; whoever does not is not asked. */
  readonly mostPassengers: number
  readonly fault: FormFault | undefined
}

// Shown as soon as so many people were chosen in the form around (`group/form`), also without a script.
const SHOWN_FOR: readonly string[] = [
  '',
  "hidden group-has-[[name=passengers]_option[value='1']:checked]/form:block group-has-[[name=passengers]_option[value='2']:checked]/form:block group-has-[[name=passengers]_option[value='3']:checked]/form:block group-has-[[name=passengers]_option[value='4']:checked]/form:block group-has-[[name=passengers]_option[value='5']:checked]/form:block",
  "hidden group-has-[[name=passengers]_option[value='2']:checked]/form:block group-has-[[name=passengers]_option[value='3']:checked]/form:block group-has-[[name=passengers]_option[value='4']:checked]/form:block group-has-[[name=passengers]_option[value='5']:checked]/form:block",
  "hidden group-has-[[name=passengers]_option[value='3']:checked]/form:block group-has-[[name=passengers]_option[value='4']:checked]/form:block group-has-[[name=passengers]_option[value='5']:checked]/form:block",
  "hidden group-has-[[name=passengers]_option[value='4']:checked]/form:block group-has-[[name=passengers]_option[value='5']:checked]/form:block",
  "hidden group-has-[[name=passengers]_option[value='5']:checked]/form:block",
]

/** What the ride asks: once of the party, or of each of its people. */
export function QuestionFields({ asking: { questions, mark, answers }, mostPassengers, fault }: Props) {
  const say = useWords(questionWords)
  const whole = fault?.fields.answers
  return (
    <>
      <input type="hidden" name="asked" value={mark} />
      {whole && <p className="font-medium text-danger-ink">{whole}</p>}
      {questions.map((question) => {
        const people = question.askedOf === 'person' ? mostPassengers + 1 : 1
        return Array.from({ length: people }, (_, person) => (
          <Field
            key={answerField(question.id, person)}
            label={labelOf(question, person, say)}
            error={fault?.fields[answerField(question.id, person)]}
            className={SHOWN_FOR[person]}
          >
            <Answer
              question={question}
              person={person}
              value={answerValue(fault?.values, answers, [question.id, person])}
            />
          </Field>
        ))
      })}
    </>
  )
}

function labelOf(
  { label, isRequired, askedOf }: Question,
  person: number,
  say: ReturnType<typeof useWords<typeof questionWords>>,
): string {
  const whose = person > 0 ? say('ofPassenger', { label, count: person }) : label
  const asked = askedOf === 'person' && person === 0 ? say('ofYou', { label }) : whose
  return isRequired ? asked : say('optional', { label: asked })
}

type AnswerProps = { readonly question: Question; readonly person: number; readonly value: string }

function Answer({ question: { id, kind, options }, person, value }: AnswerProps) {
  const say = useWords(questionWords)
  const name = answerField(id, person)
  if (kind === 'text' || kind === 'number')
    return (
      <TextInput
        name={name}
        defaultValue={value}
        maxLength={kind === 'number' ? 13 : LONGEST_ANSWER}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
      />
    )
  const choices =
    kind === 'yes_no'
      ? [
          { value: YES, label: say('yes') },
          { value: NO, label: say('no') },
        ]
      : options.map((option) => ({ value: option, label: option }))
  return (
    <Select name={name} defaultValue={value} options={[{ value: '', label: say('choose') }, ...choices]} />
  )
}
