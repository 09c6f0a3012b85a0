import { useEffect, useState } from 'react'
import { openPicture } from '#platform/client/open-picture.ts'
import { photoUnreadable, validatePhotoFile } from '#platform/photo.rules.ts'
import type { JournalEntry } from '../journal.contract.ts'
import { photoAddress } from './photo-address.ts'
import type { PhotoChange } from './save-photo-of.ts'

/** The photo that the form shows, and what saving does with it. */
export function useEntryPhoto(entry: JournalEntry | undefined) {
  const [change, setChange] = useState<PhotoChange>()
  const [problem, setProblem] = useState<string>()
  const chosenUrl = change?.kind === 'chosen' ? change.url : null
  useEffect(() => () => void (chosenUrl && URL.revokeObjectURL(chosenUrl)), [chosenUrl])

  async function choose(file: File) {
    const complaint = validatePhotoFile(file)
    const opened = complaint ? undefined : await openPicture(file)
    setProblem(complaint ?? (opened ? undefined : photoUnreadable))
    if (opened) setChange({ kind: 'chosen', file, url: opened.url })
  }
  function remove() {
    setProblem(undefined)
    setChange(entry?.photoId ? { kind: 'removed' } : undefined)
  }
  const keptUrl = change?.kind === 'removed' || !entry ? null : photoAddress(entry)
  return { change, url: chosenUrl ?? keptUrl, problem, setProblem, choose, remove }
}
export type EntryPhoto = ReturnType<typeof useEntryPhoto>
