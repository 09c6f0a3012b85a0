import { useRef, useState } from 'react'
import { ApiError, call, NoConnection } from '#platform/client/api.ts'
import {
  cigarMissing,
  type FreePairing,
  pairingContract,
  pairingFailed,
  pairingUnavailable,
} from '../pairing.contract.ts'

/** The finder is asking, busy, showing a result, or saying why there is none. What was typed stays throughout. */
export type Finding =
  | { state: 'asking' }
  | { state: 'busy' }
  | { state: 'found'; pairing: FreePairing }
  | { state: 'failed'; message: string }

export function useFreePairing() {
  const [finding, setFinding] = useState<Finding>({ state: 'asking' })
  const current = useRef<AbortController>(undefined)

  async function find(cigar: string): Promise<void> {
    if (!cigar.trim()) return setFinding({ state: 'failed', message: cigarMissing })
    current.current?.abort()
    const mine = new AbortController()
    current.current = mine
    setFinding({ state: 'busy' })
    try {
      const body = { cigar: cigar.trim() }
      const pairing = await call(pairingContract.recommendFreePairing, { body }, { signal: mine.signal })
      setFinding({ state: 'found', pairing })
    } catch (failure) {
      if (!mine.signal.aborted) setFinding({ state: 'failed', message: messageOf(failure) })
    }
  }

  function reset(): void {
    current.current?.abort()
    setFinding({ state: 'asking' })
  }

  return { finding, find, reset }
}

/** A refusal says it itself; for the rest the brief has its sentences. */
function messageOf(failure: unknown): string {
  if (failure instanceof NoConnection) return failure.message
  if (!(failure instanceof ApiError)) return pairingFailed
  return failure.status >= 500 ? pairingUnavailable : failure.message || pairingFailed
}
