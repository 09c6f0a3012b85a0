import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createBoundedGate } from '../bounded-gate.ts'

/** A hash occupies a core for some 40 ms, so the number that run and wait is bounded; above that 503. */
export interface PasswordHasher {
  /** Throws 503 when a hash would have to wait too long. */
  requireRoom(): void
  hash(password: string): Promise<string>
  /** Where there is no hash, the same work is done for timing, and the answer is no. */
  verify(hash: string | undefined, password: string): Promise<boolean>
}

/** The minimum that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Has the same cost and matches no password. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

const cores = availableParallelism()

export function openPasswordHasher({ concurrency = cores, maxWaiting = 16 * cores } = {}): PasswordHasher {
  const gate = createBoundedGate({ concurrency, maxWaiting })
  return {
    requireRoom: gate.requireRoom,
    hash: password => gate.run(() => hash(password, cost)),
    async verify(stored, password) {
      const isRight = await gate.run(() => verify(stored ?? decoy, password).catch(() => false))
      return stored !== undefined && isRight
    },
  }
}
