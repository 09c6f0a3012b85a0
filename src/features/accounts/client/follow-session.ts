import { call, hearFailures, whenNobodyIsAsked } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { type AccountEvent, accountsContract } from '../accounts.contract.ts'
import { hearSession } from './announce-session.ts'
import { leaveHouse } from './leave-house.ts'
import { signOut } from './sign-out.ts'

interface Followed {
  /** Who this tab belongs to; undefined until it is known. */
  memberId: () => string | undefined
  /** Reads anew what is known of the member. */
  refresh: () => void
}

const changesOfMember: readonly AccountEvent[] = [
  'user-updated',
  'signed-in',
  'password-recovery',
  'factor-verified',
]

const refreshTokenMissing =
  /refresh.?token.*(missing|not found|required)|(missing|not found|requires?).*refresh.?token/i

/** Keeps this tab true to its session: what happened elsewhere is shown, and who is no member leaves. */
export function followSession({ memberId, refresh }: Followed): void {
  for (const kind of changesOfMember) live.listen(kind, refresh)
  live.onResync(refresh)
  const leaveUnlessMember = async () => {
    const held = await readSession()
    if (held === 'unknown') return 'unknown'
    if (!held) return leaveHouse()
    const known = memberId()
    if (known !== undefined && held.user.id !== known) return location.assign('/dashboard')
    return 'member'
  }
  const comeBack = async () => {
    const found = await leaveUnlessMember()
    if (found === 'member') live.reconnect()
    if (found === 'unknown') live.reconnectLater()
  }
  live.start({
    // Whoever is just signing in again is not interrupted: how that went is looked at afterwards.
    onSessionEnded: () => void whenNobodyIsAsked().then(comeBack),
    onRefused: () => void whenNobodyIsAsked().then(leaveUnlessMember),
  })
  hearSession(() => void comeBack())
  let isLeaving = false
  hearFailures(({ message }) => {
    if (isLeaving || !refreshTokenMissing.test(message)) return
    isLeaving = true
    void signOut().catch(() => leaveHouse())
  })
}

/** Whose session this browser holds now. Where nobody answers, nothing is known, and nobody is shown out for it. */
function readSession() {
  return call(accountsContract.readSession, {}).catch(() => 'unknown' as const)
}
