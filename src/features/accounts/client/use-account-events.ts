import { useEffect } from 'react'
import { live } from '#platform/client/live.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { AccountEvent } from '../accounts.contract.ts'
import { wasChangedHere } from './session-channel.ts'

const messages = [
  ['signed-in', 'Your account was just signed in to on another device.'],
  ['password-recovery', 'The password of your account was just changed.'],
] as const satisfies readonly [AccountEvent, string][]

/** The live event arrives before the message of the tab that caused it. */
const tabDelayMilliseconds = 3_000

/** Toasts about account events on other devices. Events from this browser are skipped. */
export function useAccountEvents(): void {
  const toast = useToast()
  useEffect(() => {
    const unsubscribes = messages.map(([kind, text]) =>
      live.listen(kind, () =>
        setTimeout(() => {
          if (!wasChangedHere()) toast.info(text, { id: kind })
        }, tabDelayMilliseconds),
      ),
    )
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [toast])
}
