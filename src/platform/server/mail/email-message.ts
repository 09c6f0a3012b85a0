import * as z from 'zod/mini'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'

const address = z.string().check(z.refine(isDeliverableAddress))
const singleLine = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\u2028\u2029]+$/u))
const body = z.string().check(z.minLength(1), z.maxLength(100_000))

export const emailMessage = z.strictObject({
  to: address,
  subject: singleLine,
  text: body,
  html: body,
  /** The member whom it is about; the outbox removes it with the account. */
  memberId: z.optional(z.uuid()),
})

export type EmailMessage = z.output<typeof emailMessage>
