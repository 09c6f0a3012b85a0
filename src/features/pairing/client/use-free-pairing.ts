import { useMutation } from '@tanstack/react-query'
import { ApiError, call, NoConnection } from '#platform/client/api.ts'
import {
  cigarMissing,
  type FreePairing,
  pairingContract,
  pairingFailed,
  pairingUnavailable,
} from '../pairing.contract.ts'

export type Finding =
  | { state: 'asking' }
  | { state: 'busy' }
  | { state: 'found'; pairing: FreePairing }
  | { state: 'failed'; message: string }

/** One request at a time; the latest one counts. */
export function useFreePairing(onFound: (pairing: FreePairing) => void) {
  const { status, data, error, mutate, reset } = useMutation({
    mutationFn: async (typed: string) => {
      const cigar = typed.trim()
      if (!cigar) throw new NothingTyped()
      return call(pairingContract.recommendFreePairing, { body: { cigar } })
    },
    onSuccess: onFound,
    // TanStack Query pauses mutations while offline by default; visitors should get the error at once.
    networkMode: 'always',
  })
  return { finding: findingOf(status, data, error), find: mutate, reset }
}

class NothingTyped extends Error {}

function findingOf(
  status: 'idle' | 'pending' | 'success' | 'error',
  pairing: FreePairing | undefined,
  failure: Error | null,
): Finding {
  if (status === 'pending') return { state: 'busy' }
  if (pairing) return { state: 'found', pairing }
  return failure ? { state: 'failed', message: messageOf(failure) } : { state: 'asking' }
}

/** Refusals carry their own message. */
function messageOf(failure: Error): string {
  if (failure instanceof NothingTyped) return cigarMissing
  if (failure instanceof NoConnection) return failure.message
  if (!(failure instanceof ApiError)) return pairingFailed
  return failure.status >= 500 ? pairingUnavailable : failure.message || pairingFailed
}
