import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { Refusal } from '../../refusals.ts'

/** What closes a copy: a passphrase also opens it, a public key only closes. */
export type Lock = { readonly passphrase: string } | { readonly recipients: readonly string[] }
export type Opener = { readonly passphrase: string } | { readonly identity: string }

// Memory while a passphrase is worked into a key: 2 to the 16th times a kilobyte, 64 MB. The library's own choice takes four
// times that, more than a small computer has beside its club; a passphrase here has at least 20 characters.
const WORK_FACTOR = 16

export async function lock(plain: Readable, how: Lock): Promise<Readable> {
  const encrypter = new Encrypter()
  if ('passphrase' in how) {
    encrypter.setScryptWorkFactor(WORK_FACTOR)
    encrypter.setPassphrase(how.passphrase)
  } else for (const recipient of how.recipients) encrypter.addRecipient(recipient)
  return asNode(await encrypter.encrypt(asWeb(plain)))
}

/** Refused at once where the key is another; what was cut or changed fails while it is read. */
export async function unlock(copy: Readable, opener: Opener): Promise<Readable> {
  const decrypter = new Decrypter()
  try {
    if ('passphrase' in opener) decrypter.addPassphrase(opener.passphrase)
    else for (const identity of identitiesIn(opener.identity)) decrypter.addIdentity(identity)
    return asNode(await decrypter.decrypt(asWeb(copy)))
  } catch {
    copy.destroy()
    throw new Refusal('copy_locked')
  }
}

/** A file of age-keygen: a line each, beside comments. */
function identitiesIn(file: string): readonly string[] {
  return file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

// The types of Node and of the web name the same thing twice.
const asWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>
const asNode = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as NodeStream<Uint8Array>)
