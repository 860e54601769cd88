export const MOST_FILES = 3

/** What a mailbox takes without a murmur, and a club's mail server four hundred times over. */
const LARGEST_FILE = 1_500_000
const LARGEST_LETTER = 3_000_000

/** Which files go in the letter; a large one, or one too many, goes as a link to the clubhouse. */
export function goesAs(sizes: readonly number[]): readonly ('file' | 'link')[] {
  let weight = 0
  return sizes.map((size) => {
    if (size > LARGEST_FILE || weight + size > LARGEST_LETTER) return 'link'
    weight += size
    return 'file'
  })
}
