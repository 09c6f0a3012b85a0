import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor, UserError } from '#platform/client/message-for.ts'
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
      if (!cigar) throw new UserError(cigarMissing)
      return call(pairingContract.recommendFreePairing, { body: { cigar } })
    },
    onSuccess: onFound,
    // TanStack Query pauses mutations while offline by default; visitors should get the error at once.
    networkMode: 'always',
  })
  return { finding: findingOf(status, data, error), find: mutate, reset }
}

function findingOf(
  status: 'idle' | 'pending' | 'success' | 'error',
  pairing: FreePairing | undefined,
  failure: Error | null,
): Finding {
  if (status === 'pending') return { state: 'busy' }
  if (pairing) return { state: 'found', pairing }
  if (!failure) return { state: 'asking' }
  return {
    state: 'failed',
    message: messageFor(failure, pairingFailed, { onServerError: pairingUnavailable }),
  }
}
