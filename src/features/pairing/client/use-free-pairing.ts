import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { loadCode } from '#platform/client/load-code.ts'
import { messageFor, UserError } from '#platform/client/message-for.ts'
import {
  cigarMissing,
  type FreePairing,
  pairingContract,
  pairingFailed,
  pairingUnavailable,
} from '../pairing.contract.ts'
import type { FoundPairing } from './FoundPairing.tsx'

/** A pairing with the code that draws it: the form opens without waiting for either. */
interface FoundResult {
  pairing: FreePairing
  FoundPairing: typeof FoundPairing
}
export type Finding =
  | { state: 'asking' }
  | { state: 'busy' }
  | ({ state: 'found' } & FoundResult)
  | { state: 'failed'; message: string }

const loadResult = () => import('./FoundPairing.tsx')

/** While the visitor types. A failed download is tried again, and told, when a pairing is asked for. */
export function preloadResult(): void {
  loadCode(loadResult).catch(() => undefined)
}

/** One request at a time; the latest one counts. */
export function useFreePairing(onFound: (pairing: FreePairing) => void) {
  const { status, data, error, mutate, reset } = useMutation({
    mutationFn: async (typed: string) => {
      const cigar = typed.trim()
      if (!cigar) throw new UserError(cigarMissing)
      const [{ FoundPairing }, pairing] = await Promise.all([
        loadCode(loadResult),
        call(pairingContract.recommendFreePairing, { body: { cigar } }),
      ])
      return { pairing, FoundPairing }
    },
    onSuccess: ({ pairing }) => onFound(pairing),
    // TanStack Query pauses mutations while offline by default; visitors should get the error at once.
    networkMode: 'always',
  })
  return { finding: findingOf(status, data, error), find: mutate, reset }
}

function findingOf(
  status: 'idle' | 'pending' | 'success' | 'error',
  result: FoundResult | undefined,
  failure: Error | null,
): Finding {
  if (status === 'pending') return { state: 'busy' }
  if (result) return { state: 'found', ...result }
  if (!failure) return { state: 'asking' }
  return {
    state: 'failed',
    message: messageFor(failure, pairingFailed, { onServerError: pairingUnavailable }),
  }
}
