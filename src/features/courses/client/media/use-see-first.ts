import { useEffect, useEffectEvent } from 'react'

/** The part whose words stand there when the lesson is opened counts as seen, without a press. */
export function useSeeFirst(part: string, onSee: (part: string) => void): void {
  const see = useEffectEvent(() => onSee(part))
  useEffect(() => see(), [])
}
