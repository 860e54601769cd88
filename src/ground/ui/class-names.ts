/** Joins what is there: `classNames('a', isOpen && 'b', className)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
