import { memberContract } from '#features/member/member.contract.ts'
import { call } from '#platform/client/api.ts'
import { followOutboxes } from './follow-outboxes.ts'

/** Loaded by visitor.ts where something waits. It is sent only for who is signed in: another member may have written it. */
export function sendUnsent(): void {
  call(memberContract.readMe, {}).then(
    ({ profile }) => followOutboxes(profile.id),
    // Signed out or without a connection: the next page tries again.
    () => undefined,
  )
}
