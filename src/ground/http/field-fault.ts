import type { z } from 'zod'
import { FIELD_WORDS, type FieldFault, type FieldFaults } from '../../refusals.ts'

type Issue = z.core.$ZodIssue

/** What is wrong with all that was sent, not with one field of it: no object, or fields that do not go together. */
const WHOLE = 'body'

/** The first fault of each field, as a code; its words are found in the reader's language later. */
export function fieldFaults(error: z.ZodError): FieldFaults {
  // A map, because a body may well have a field called __proto__.
  const faults = new Map<string, FieldFault>()
  const note = (path: readonly PropertyKey[], fault: FieldFault) => {
    const field = path.join('.') || WHOLE
    if (!faults.has(field)) faults.set(field, fault)
  }
  for (const issue of error.issues.flatMap(named)) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) note([...issue.path, key], 'unknown')
    else note(issue.path, faultOf(issue))
  }
  return Object.fromEntries(faults)
}

/** Of a body that may be one of several, the one that was nearly met says which fields are wrong. */
function named(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue]
  const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length)
  return nearest && nearest.length > 0 ? nearest.flatMap(named) : [issue]
}

function faultOf(issue: Issue): FieldFault {
  if (isFieldFault(issue.message)) return issue.message
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'invalid'
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'too_short') : 'too_small'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_big'
  return 'invalid'
}

/** A schema may name the fault itself: z.email('not_email'). */
function isFieldFault(text: string): text is FieldFault {
  return Object.hasOwn(FIELD_WORDS, text)
}
