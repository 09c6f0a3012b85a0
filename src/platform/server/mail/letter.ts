import * as z from 'zod/mini'
import { canBeSentTo } from '#platform/mail-address.rules.ts'

const address = z.string().check(z.refine(canBeSentTo))
const singleLine = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\u2028\u2029]+$/u))
const body = z.string().check(z.minLength(1), z.maxLength(100_000))

export const letter = z.strictObject({ to: address, subject: singleLine, text: body, html: body })

export type Letter = z.output<typeof letter>
