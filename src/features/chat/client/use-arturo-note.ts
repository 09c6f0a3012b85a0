import { useEffect, useState } from 'react'
import { live } from '#platform/client/live.ts'
import { type ArturoNoteData, arturoNoteEvent } from '../arturo.contract.ts'

/** Why Arturo does not answer this member in a channel, until it is dismissed. */
export function useArturoNote(channel: string) {
  const [note, setNote] = useState<string>()
  useEffect(
    () =>
      live.listen(arturoNoteEvent, data => {
        const told = data as ArturoNoteData
        if (told.channel === channel) setNote(told.note)
      }),
    [channel],
  )
  return { note, dismiss: () => setNote(undefined) }
}
