/** The one clock of the look: a copyright line must stand even on a screen no loader has reached. */
export function currentYear(): number {
  return new Date().getFullYear()
}
