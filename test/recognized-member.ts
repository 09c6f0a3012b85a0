import type { RecognizedMember } from '#platform/server/http/callers.ts'

/** A member without a role, as the guard of a test server recognizes one. */
export function recognizedMember(memberId: string): RecognizedMember {
  return {
    memberId,
    sessionId: 's',
    email: '',
    isAdmin: false,
    duties: [],
    unlockedUntil: undefined,
    hasTwoFactor: false,
  }
}
