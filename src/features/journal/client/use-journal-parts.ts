import { useEffect } from 'react'
import { fetchJournalParts } from './journal-parts.ts'

/** The page itself, with its pictures, comes first. */
const delayMilliseconds = 3_000

/** Loads the form and the session once the journal is read, so that they open without a connection later. */
export function useJournalParts(isRead: boolean, hasSession: boolean): void {
  useEffect(() => {
    if (hasSession) fetchJournalParts()
  }, [hasSession])
  useEffect(() => {
    if (!isRead) return
    const timer = setTimeout(fetchJournalParts, delayMilliseconds)
    addEventListener('online', fetchJournalParts)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', fetchJournalParts)
    }
  }, [isRead])
}
