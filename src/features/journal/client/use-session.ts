import { useState } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import { removeDraft } from './entry-draft-store.ts'
import { newSession, type Session, storedSession, storeSession } from './session.ts'
import { useShowSmoking } from './use-show-smoking.ts'

/** Names what is typed into the form of a session. */
export const sessionDraft = 'session'

/** The cigar that is being smoked; it survives a reload. */
export function useSession() {
  const { id: memberId } = useMe()
  const [session, setSession] = useState(() => storedSession(memberId))
  useShowSmoking(session)
  /** Together with what was typed into its form. */
  const end = () => {
    removeDraft(memberId, sessionDraft)
    set(undefined)
  }
  function set(changed: Session | undefined): void {
    setSession(changed)
    storeSession(memberId, changed)
  }
  return {
    session,
    begin: () => set(newSession),
    /** What several fields change at one moment adds up. */
    change: (changes: Partial<Session>) =>
      setSession(before => {
        const changed = { ...(before ?? newSession), ...changes }
        storeSession(memberId, changed)
        return changed
      }),
    end,
  }
}
