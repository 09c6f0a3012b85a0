import { useEffect } from 'react'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'

export const SessionPanel = createLazyPart(async () => (await import('./SessionPanel.tsx')).SessionPanel)
export const OpenedDialog = createLazyPart(async () => (await import('./OpenedDialog.tsx')).OpenedDialog)

/** All that writing needs. What fails is tried again at its first use. */
function fetchParts(): void {
  for (const part of [OpenedDialog, SessionPanel]) part.preload().catch(() => undefined)
}

/** The page itself, with its pictures, comes first. */
const delayMilliseconds = 3_000

/** Loads the form and the session once the journal is read, so that they open without a connection later. */
export function useJournalParts(isRead: boolean, hasSession: boolean): void {
  useEffect(() => {
    if (hasSession) fetchParts()
  }, [hasSession])
  useEffect(() => {
    if (!isRead) return
    const timer = setTimeout(fetchParts, delayMilliseconds)
    addEventListener('online', fetchParts)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', fetchParts)
    }
  }, [isRead])
}
