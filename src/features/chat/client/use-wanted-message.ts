import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { loadBackTo } from './channel-queries.ts'

interface WantedMessage {
  channel: string
  seq: number | undefined
  /** Whether the latest messages are there. */
  isLoaded: boolean
  box: RefObject<HTMLElement | null>
}

/** Shows the message that the address names, and reads back to it first if it has to. */
export function useWantedMessage({ channel, seq, isLoaded, box }: WantedMessage): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (seq === undefined || !isLoaded) return undefined
    let isGone = false
    loadBackTo(queries, channel, seq)
      .then(() => {
        if (isGone) return
        // After React has drawn what was read.
        requestAnimationFrame(() =>
          box.current?.querySelector(`#message-${seq}`)?.scrollIntoView({ block: 'center' }),
        )
      })
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [queries, channel, seq, isLoaded, box])
}
