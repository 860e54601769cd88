const MOST = 3

/** 'Petr Novák, Jana Malá a Karel' names three people; more than that nobody is asked about one applicant. */
export function sponsorNames(text: string | null): readonly string[] {
  return (
    (text ?? '')
      .normalize('NFC')
      // 'Vladimír Marek (Kompas)': what stands in brackets only helps a reader.
      .replace(/\([^)]*\)/g, ' ')
      .split(/[,;/&+\n]|\s+(?:a|and|i)\s+/)
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .filter((name) => name.length > 1)
      .slice(0, MOST)
  )
}

/** A card's number as people write it: '12', 'č. 12', '#12'. */
export function numberIn(name: string): number | null {
  const [, digits] = /^(?:č\.?|no\.?|#)?\s*(\d{1,9})$/i.exec(name) ?? []
  return digits ? Number(digits) : null
}
