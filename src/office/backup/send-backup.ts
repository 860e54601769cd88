const PIECE = 1024 * 1024
const TRIES = 8
const LONGEST_PAUSE = 15_000

type Said = { readonly name: string } | { readonly fault: string | null }

/** A backup from the browser, in pieces one after the other; a lost connection is waited out. */
export async function sendBackupFile(
  { file, password }: { readonly file: Blob; readonly password: string },
  say: (percent: number) => void,
  ask = askPatiently,
): Promise<Said> {
  const begun = await ask('POST', '/api/backups/uploads', JSON.stringify({ size: file.size, password }))
  if (!begun.ok) return { fault: sentenceOf(begun.body) }
  const { id } = begun.body.upload as { id: string }
  for (let offset = 0; offset < file.size;) {
    say(Math.floor((offset / file.size) * 100))
    const put = await ask(
      'PUT',
      `/api/backups/uploads/${id}?offset=${offset}`,
      file.slice(offset, offset + PIECE),
    )
    if (!put.ok) return { fault: sentenceOf(put.body) }
    offset = Number(put.body.offset)
  }
  say(100)
  const kept = await ask('POST', `/api/backups/uploads/${id}/finish`, JSON.stringify({ size: file.size }))
  return kept.ok ? { name: String(kept.body.name) } : { fault: sentenceOf(kept.body) }
}

type Answer = { readonly ok: boolean; readonly body: Readonly<Record<string, unknown>> }

async function askPatiently(method: string, address: string, body: string | Blob): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, {
      method,
      body,
      headers: { 'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream' },
    }).catch(() => null)
    if (response && (response.ok || response.status < 500 || response.status === 507))
      return { ok: response.ok, body: (await response.json()) as Answer['body'] }
    if (attempt === TRIES) return { ok: false, body: {} }
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** attempt)
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
}

function sentenceOf({ statusMessage }: Answer['body']): string | null {
  return typeof statusMessage === 'string' ? statusMessage : null
}
