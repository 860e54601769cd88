/** What goes along with a form unseen. */
export function Along(sends: Readonly<Record<string, string | number>>) {
  return Object.entries(sends).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
