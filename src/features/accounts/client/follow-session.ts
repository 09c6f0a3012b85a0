import { call, endCalls, onCallFailure, whenSignInPromptCloses } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { type AccountEvent, accountsContract } from '../accounts.contract.ts'
import { leaveEndedSession } from './clear-and-redirect.ts'
import { onSessionChange } from './session-channel.ts'
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
    if (!session) return leaveEndedSession()
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
    // A sign-in dialog over the page would leave it on the screen of a member who was banned or signed out elsewhere.
    onSessionEnded: () => void reconnect(),
    // The dialog may be open, and what the member has written is still there after it.
    onSessionExpired: () => void whenSignInPromptCloses().then(reconnect),
    onConnectFailed: () => void whenSignInPromptCloses().then(leaveIfSignedOut),
  })
  onSessionChange(change => {
    if (change !== 'signing-out') void reconnect()
  })
  let isLeaving = false
  onCallFailure(({ message }) => {
    if (isLeaving || !refreshTokenMissing.test(message)) return
    isLeaving = true
    // What the page reads after this failure would be refused.
    endCalls()
    void signOut().catch(() => leaveEndedSession())
  })
}

/** Null without a session. Without a response it is unknown, and the member is not signed out for that. */
function readSession() {
  return call(accountsContract.readSession, {}).catch(() => 'unknown' as const)
}
