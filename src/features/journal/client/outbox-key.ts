/** `sb-`: removed with the other keys of the member when they sign out. */
export const outboxKey = (memberId: string) => `sb-journal-outbox-${memberId}`
