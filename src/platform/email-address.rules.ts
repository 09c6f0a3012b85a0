/** Nothing that could start another header or recipient: no control characters, spaces, brackets, lists. */
const safeAddress = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u

/** Stricter than the form check: some valid addresses cannot be written into SMTP headers safely. */
export function isDeliverableAddress(to: string): boolean {
  return to.length <= 254 && safeAddress.test(to)
}
