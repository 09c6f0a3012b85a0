import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { journalEvent } from '../journal.contract.ts'
import { journalKey } from './journal-queries.ts'

/** Shows what was changed in other tabs and on other devices. */
export const useJournalEvents = () => useLiveRefetch(journalEvent, journalKey)
