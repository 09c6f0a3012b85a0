/** Of `localStorage`. With `sb-` it is removed with the other keys of the member when they sign out. */
export const outboxKey = (name: string, memberId: string) => `sb-${name}-outbox-${memberId}`

/** Whether an outbox of any member waits on this device. Without `createOutbox`, which the public pages do not load. */
export const hasUnsent = () => Object.keys(localStorage).some(key => /^sb-.+-outbox-/.test(key))
