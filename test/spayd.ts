/** Reads a QR Platba as a bank's application does; null where there is nothing to pay by. */
export function readSpayd(text: string): Readonly<Record<string, string>> | null {
  const [head, version, ...pairs] = text.replace(/\*$/, '').split('*')
  const read = pairs.map((pair) => /^([A-Z0-9-]+):(.*)$/s.exec(pair)?.slice(1))
  if (head !== 'SPD' || version !== '1.0' || read.includes(undefined)) return null
  const fields = Object.fromEntries(
    read.map(([key = '', value = ''] = []) => [key, decodeURIComponent(value)]),
  )
  return fields.ACC ? fields : null
}
