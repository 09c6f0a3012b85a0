/** Nothing that could begin another header, or another recipient: no control characters, spaces, brackets, lists. */
const envelope = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u

/** Whether mail can be sent to an address: some that a form lets through cannot be written on an envelope safely. */
export function canBeSentTo(to: string): boolean {
  return to.length <= 254 && envelope.test(to)
}
