import { useEffect } from 'react'
import { live } from '#platform/client/live.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import type { AccountEvent } from '../accounts.contract.ts'
import { wasJustHere } from './announce-session.ts'

const news = [
  ['signed-in', 'Somebody has just signed in to your account on another device.'],
  ['password-recovery', 'The password of your account has just been replaced.'],
] as const satisfies readonly [AccountEvent, string][]

/** The house tells it sooner than the tab in which it happens. */
const tabsTakeMilliseconds = 3_000

/** Says in this tab what happens to the account elsewhere. What this browser did itself is no news. */
export function useAccountNews(): void {
  const { tell } = useToast()
  useEffect(() => {
    const stops = news.map(([kind, text]) =>
      live.listen(kind, () =>
        setTimeout(() => {
          if (!wasJustHere()) tell(text, { id: kind })
        }, tabsTakeMilliseconds),
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [tell])
}
