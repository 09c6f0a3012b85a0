import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { loadBackTo } from './channel-queries.ts'

interface WantedMessage {
  channel: string
  seq: number | undefined
  /** Whether the latest messages are there. */
  isLoaded: boolean
  box: RefObject<HTMLElement | null>
  goTo: (item: HTMLElement) => void
}

/** Shows the message that the address names, and reads back to it first if it has to. */
export function useWantedMessage({ channel, seq, isLoaded, box, goTo }: WantedMessage): void {
  const queries = useQueryClient()
  const toast = useToast()
  const show = useEffectEvent((wanted: number) => {
    const item = box.current?.querySelector<HTMLElement>(`#message-${wanted}`)
    if (item) goTo(item)
    else toast.info('That message is not in this channel.', { id: 'chat' })
  })
  useEffect(() => {
    if (seq === undefined || !isLoaded) return undefined
    let isGone = false
    loadBackTo(queries, channel, seq)
      .then(() => {
        if (isGone) return
        // After React has drawn what was read.
        requestAnimationFrame(() => show(seq))
      })
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [queries, channel, seq, isLoaded])
}
