import { useState } from 'react'
import type { SavedPairing } from '../vault.contract.ts'
import { useSavedPairing } from './use-saved-pairing.ts'

type Before = Pick<SavedPairing, 'status' | 'tried_on' | 'rating'>

/** Marks a pairing as had today. The undo restores what was noted before. */
export function useTonight({ id, status, tried_on, rating }: SavedPairing) {
  const { change, setStatus, rate } = useSavedPairing(id)
  const [before, setBefore] = useState<Before>()
  return {
    mark(): void {
      setBefore({ status, tried_on, rating })
      void setStatus('tried')
    },
    undo(): void {
      if (before?.status === 'tried' && before.tried_on !== null) {
        void change({ status: 'tried', tried_on: before.tried_on })
        return
      }
      void setStatus(before?.status === 'want' ? 'want' : 'looked up')
      // A rating alone means tried on a day that is not known.
      if (before?.status === 'tried' && before.rating !== null) rate(before.rating)
    },
  }
}
