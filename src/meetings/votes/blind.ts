// Blind signatures of RSA (RFC 9474, RSABSSA-SHA384-PSS-Deterministic), the half that runs on the phone. The house signs what it
// cannot read (`sign-blind.server.ts`); unblinded, it is an ordinary RSA-PSS signature of the token, which anybody can check.

const HASH = 48
const SALT = 48

export type Key = { readonly n: bigint; readonly e: bigint }

export type Blinded = {
  /** What is signed in the end; random, and known to this phone alone. */
  readonly token: string
  /** What the house is given to sign. */
  readonly blinded: string
  /** What takes the blinding off again. */
  readonly inverse: string
}

/** A new random token, blinded for the key of one vote. */
export async function blind(key: Key): Promise<Blinded> {
  for (;;) {
    const factor = toNumber(random(bytesOf(key))) % key.n
    const blinded = await blindBy(key, { token: random(32), salt: random(SALT), factor })
    if (blinded) return blinded
  }
}

type Chance = {
  readonly token: Uint8Array<ArrayBuffer>
  readonly salt: Uint8Array<ArrayBuffer>
  readonly factor: bigint
}

/** What chance gave is given: nothing where the factor is one that blinds nothing. */
export async function blindBy(key: Key, { token, salt, factor }: Chance): Promise<Blinded | null> {
  const inverse = factor > 1n ? inverseOf(factor, key.n) : null
  if (inverse === null) return null
  const message = toNumber(await encodePss(token, salt, bytesOf(key) * 8 - 1))
  return {
    token: toText(token),
    blinded: toText(toBytes((message * power(factor, key.e, key.n)) % key.n, key)),
    inverse: toText(toBytes(inverse, key)),
  }
}

/** The signature of the token, out of the house's signature of what was blinded. */
export function unblind(signed: string, { inverse }: Pick<Blinded, 'inverse'>, key: Key): string {
  return toText(toBytes((toNumber(fromText(signed)) * toNumber(fromText(inverse))) % key.n, key))
}

/** As the house tells it: the JSON Web Key of the vote, n and e alone. */
export function readKey({ n, e }: { readonly n: string; readonly e: string }): Key {
  return { n: toNumber(fromText(n)), e: toNumber(fromText(e)) }
}

/** EMSA-PSS (RFC 8017, 9.1.1) with SHA-384 and a salt of its length. */
async function encodePss(message: Chance['token'], salt: Chance['salt'], bits: number): Promise<Uint8Array> {
  const length = Math.ceil(bits / 8)
  const hash = await sha384(join(new Uint8Array(8), await sha384(message), salt))
  const padding = new Uint8Array(length - SALT - HASH - 2)
  const data = join(padding, new Uint8Array([1]), salt)
  const mask = await mgf1(hash, data.length)
  const masked = data.map((byte, index) => byte ^ (mask[index] ?? 0))
  masked[0] = (masked[0] ?? 0) & (0xff >> (length * 8 - bits))
  return join(masked, hash, new Uint8Array([0xbc]))
}

async function mgf1(seed: Uint8Array, length: number): Promise<Uint8Array> {
  let mask = new Uint8Array()
  for (let counter = 0; mask.length < length; counter += 1)
    mask = join(mask, await sha384(join(seed, new Uint8Array([0, 0, 0, counter]))))
  return mask.slice(0, length)
}

const sha384 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** By squaring; the exponent of a public key is short. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/** Euclid's; null where there is none, which would mean that the key is broken. */
function inverseOf(value: bigint, modulus: bigint): bigint | null {
  let [old, rest] = [value, modulus]
  let [from, to] = [1n, 0n]
  while (rest > 0n) {
    const times = old / rest
    ;[old, rest] = [rest, old - times * rest]
    ;[from, to] = [to, from - times * to]
  }
  return old === 1n ? ((from % modulus) + modulus) % modulus : null
}

function toNumber(bytes: Uint8Array): bigint {
  let text = '0x'
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return BigInt(text)
}

/** Keys have whole bytes, and their first bit is set. */
const bytesOf = ({ n }: Key) => Math.ceil(n.toString(16).length / 2)

function toBytes(number: bigint, key: Key): Uint8Array {
  const length = bytesOf(key)
  const text = number.toString(16).padStart(length * 2, '0')
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16))
}

/** Base64 as addresses have it, without its end. */
function toText(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromText(text: string): Uint8Array {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
}
