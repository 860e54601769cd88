import { timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newSealer, secretMark } from '../../ground/platform/secret.server.ts'
import { Refusal } from '../../refusals.ts'
import { markOn, SEAL_BYTES, sealWith } from './seal.ts'

/** Lets a backup through and puts the seal at its end. */
export function sealing(): Transform {
  const sealer = newSealer('backup-seal')
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      sealer.update(chunk)
      done(null, chunk)
    },
    flush: (done) => done(null, sealWith(secretMark(), sealer.digest())),
  })
}

/** Lets a sealed backup through without its seal, and fails at its end unless every byte is as it was sealed. */
export function unsealing(secret: string | null = null): Transform {
  const sealer = newSealer('backup-seal', secret)
  let held: Buffer = Buffer.alloc(0)
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const have = Buffer.concat([held, chunk])
      const passed = have.subarray(0, Math.max(0, have.length - SEAL_BYTES))
      held = have.subarray(passed.length)
      sealer.update(passed)
      done(null, passed)
    },
    flush: (done) => {
      const mark = secretMark(secret)
      const fault = faultOf(held, mark)
      if (fault) return done(new Refusal(fault))
      return done(
        timingSafeEqual(held, sealWith(mark, sealer.digest())) ? null : new Refusal('backup_changed'),
      )
    },
  })
}

export type SealFault = 'unsealed_backup' | 'other_secret'

function faultOf(seal: Buffer, mark: string): SealFault | null {
  const found = markOn(seal)
  if (found === null) return 'unsealed_backup'
  return found === mark ? null : 'other_secret'
}

/** Whether a backup says that it is ours, by its end alone: quick, and no proof. */
export async function glanceAtSeal(path: string): Promise<SealFault | null> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const seal = Buffer.alloc(Math.min(size, SEAL_BYTES))
    await file.read(seal, 0, seal.length, size - seal.length)
    return faultOf(seal, secretMark())
  } finally {
    await file.close()
  }
}

/** Reads it all: refuses what this house (or the one with the given secret) did not write exactly so. */
export async function proveSeal(path: string, secret: string | null = null): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(createReadStream(path), unsealing(secret), nowhere)
}
