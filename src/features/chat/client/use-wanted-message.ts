import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { loadBackTo } from './channel-queries.ts'

/** What was read is drawn within a few. */
const maxFrames = 30

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
  const finish = useEffectEvent((item: HTMLElement | null | undefined) => {
    if (item) goTo(item)
    else toast.info('That message is not in this channel.', { id: 'chat' })
  })
  const findDrawn = useEffectEvent(() => box.current?.querySelector<HTMLElement>(`#message-${seq}`))
  useEffect(() => {
    if (seq === undefined || !isLoaded) return undefined
    let isGone = false
    function show(framesLeft: number): void {
      if (isGone) return
      const item = findDrawn()
      if (item || framesLeft === 0) finish(item)
      else requestAnimationFrame(() => show(framesLeft - 1))
    }
    loadBackTo(queries, channel, seq)
      .then(() => show(maxFrames))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [queries, channel, seq, isLoaded])
}
