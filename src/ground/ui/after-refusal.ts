import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Also after a refusal the screen is read anew: what has gone meanwhile must not be offered again. */
export function alsoAfterRefusal({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || defaultShouldRevalidate
}
