import { call, hearFailures, whenNobodyIsAsked } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { type AccountEvent, accountsContract } from '../accounts.contract.ts'
import { hearSession } from './announce-session.ts'
import { leaveHouse } from './leave-house.ts'
import { signOut } from './sign-out.ts'

interface TabSession {
  /** The member shown in this tab; undefined while loading. */
  memberId: () => string | undefined
  refresh: () => void
}

const memberEvents: readonly AccountEvent[] = [
  'user-updated',
  'signed-in',
  'password-recovery',
  'factor-verified',
]

const refreshTokenMissing =
  /refresh.?token.*(missing|not found|required)|(missing|not found|requires?).*refresh.?token/i

/** Keeps this tab in sync with its session: refreshes on live events, and leaves the portal once signed out. */
export function followSession({ memberId, refresh }: TabSession): void {
  for (const kind of memberEvents) live.listen(kind, refresh)
  live.onResync(refresh)
  const leaveIfSignedOut = async () => {
    const session = await readSession()
    if (session === 'unknown') return 'unknown'
    if (!session) return leaveHouse()
    const shownMemberId = memberId()
    if (shownMemberId !== undefined && session.user.id !== shownMemberId) return location.assign('/dashboard')
    return 'member'
  }
  const reconnect = async () => {
    const state = await leaveIfSignedOut()
    if (state === 'member') live.reconnect()
    if (state === 'unknown') live.reconnectLater()
  }
  live.start({
    // Waits for an open sign-in dialog before it checks the session.
    onSessionEnded: () => void whenNobodyIsAsked().then(reconnect),
    onRefused: () => void whenNobodyIsAsked().then(leaveIfSignedOut),
  })
  hearSession(() => void reconnect())
  let isLeaving = false
  hearFailures(({ message }) => {
    if (isLeaving || !refreshTokenMissing.test(message)) return
    isLeaving = true
    void signOut().catch(() => leaveHouse())
  })
}

/** Null without a session. Without a response it is unknown, and the member is not signed out for that. */
function readSession() {
  return call(accountsContract.readSession, {}).catch(() => 'unknown' as const)
}
