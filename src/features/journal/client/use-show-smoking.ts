import { useEffect, useRef } from 'react'
import { presenceContract } from '#features/chat/presence.contract.ts'
import { call } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { maxDurationMinutes } from '../journal.contract.ts'
import { type Session, shownCigar, usualMinutes } from './session.ts'

/** Longer than planned, before the lounge takes it for out. */
const extraMinutes = 30

/** Tells the lounge what is smoked, for as long as the session shows it; without a connection it is told afterwards. */
export function useShowSmoking(session: Session | undefined): void {
  const cigar = shownCigar(session)
  const minutes = Math.min(maxDurationMinutes, (session?.expectedMinutes ?? usualMinutes) + extraMinutes)
  const isTold = useRef(false)
  useEffect(() => {
    if (cigar === null) {
      if (isTold.current) call(presenceContract.hideSmoking, {}).catch(() => undefined)
      isTold.current = false
      return undefined
    }
    isTold.current = true
    const tell = () =>
      void call(presenceContract.showSmoking, { body: { cigar, minutes } }).catch(() => undefined)
    tell()
    return live.onResync(tell)
  }, [cigar, minutes])
}
