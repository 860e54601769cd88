/** How many pieces are waited for: the head of a table, and the first of its rows. */
const PIECES_AHEAD = 2

/**
 * Pieces sent as they are made. The first ones are waited for, so that what fails at once is still a refusal and not
 * half a file; whoever goes away ends the work, between two pieces.
 */
export async function streamOf(
  pieces: AsyncGenerator<string | Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const ahead: IteratorResult<string | Uint8Array, unknown>[] = []
  while (ahead.length < PIECES_AHEAD && ahead.at(-1)?.done !== true) ahead.push(await pieces.next())
  const text = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (stream) => {
        const { done, value } = ahead.shift() ?? (await pieces.next())
        if (done) return stream.close()
        stream.enqueue(typeof value === 'string' ? text.encode(value) : value)
      },
      cancel: async () => {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
