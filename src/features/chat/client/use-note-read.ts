import { useEffect, useEffectEvent } from 'react'

interface NoteRead {
  /** Whether the end of the channel is in the window. */
  isAtEnd: boolean
  lastSeq: number
  readSeq: number
  markRead: (seq: number) => Promise<void>
}

/** Notes what the member sees at the end of a channel as read. */
export function useNoteRead({ isAtEnd, lastSeq, readSeq, markRead }: NoteRead): void {
  const noteRead = useEffectEvent((seq: number) => void markRead(seq).catch(() => undefined))
  const isRead = isAtEnd && lastSeq > readSeq
  useEffect(() => {
    if (isRead && document.visibilityState === 'visible') noteRead(lastSeq)
  }, [isRead, lastSeq])
}
