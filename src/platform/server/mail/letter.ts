import * as z from 'zod/mini'

/** Nothing that could begin another header, or another recipient: no control characters, spaces, brackets, lists. */
const address = z
  .string()
  .check(z.maxLength(254), z.regex(/^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u))
const oneLine = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\u2028\u2029]+$/u))
const written = z.string().check(z.minLength(1), z.maxLength(100_000))

export const letter = z.strictObject({ to: address, subject: oneLine, text: written, html: written })

/** A mail to one person. */
export type Letter = z.output<typeof letter>

/** Whether mail can be sent to an address: some that a form lets through cannot be written on an envelope safely. */
export function canBeSentTo(to: string): boolean {
  return address.safeParse(to).success
}
