/** Whether something of anybody waits on this device: the keys of every `createOutbox`, without loading one. */
export function hasUnsent(): boolean {
  return Object.keys(localStorage).some(key => /^sb-.+-outbox-/.test(key))
}
