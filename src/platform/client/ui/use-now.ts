import { useEffect, useState } from 'react'

/** The time in milliseconds, read again after each interval; `null` stops. */
export function useNow(intervalMilliseconds: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (intervalMilliseconds === null) return
    const read = () => setNow(Date.now())
    const first = setTimeout(read)
    const timer = setInterval(read, intervalMilliseconds)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [intervalMilliseconds])
  return now
}
