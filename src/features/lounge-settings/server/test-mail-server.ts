import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type HandlerInput, type RefusalCode, refuse } from '#platform/api.contract.ts'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import { composeEmail } from '#platform/server/mail/compose-email.ts'
import { EmailRejected, sendViaSmtp } from '#platform/server/mail/send-via-smtp.ts'
import { mergeStored, problemOf } from '#platform/server/stored-settings.ts'
import { loungeSettingsContract } from '../lounge-settings.contract.ts'
import type { SettingsServices } from './change-settings.ts'
import { openStoredValues } from './open-stored-values.ts'

const { testMailServer: procedure } = loungeSettingsContract
type Typed = HandlerInput<typeof procedure>['body']

/** Before the page gives up. */
const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 4_000 }
const deadlineMilliseconds = 9_000

interface Recipient {
  email: string
  memberId: string
}

/** What is stored, with what was typed in front of it, as it would be after the next start. */
export async function testMailServer(
  { store, environment, seal }: SettingsServices,
  typed: Typed,
  { email: to, memberId }: Recipient,
): Promise<void> {
  if (!isDeliverableAddress(to)) throw refuse(procedure, 'NO_ADDRESS')
  const values = new Map(openStoredValues(await store.list(), seal).values)
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(typed)) {
    const problem = value && problemOf(name, value)
    if (problem) fields[name] = `This ${problem}.`
    if (value) values.set(name, value)
  }
  if (Object.keys(fields).length > 0) throw refuse(procedure, 'INVALID_VALUE', fields)
  const { smtpUrl, mailFrom, siteName } = mergeStored(environment, values).settings
  if (!smtpUrl) throw refuse(procedure, 'NO_MAIL_SERVER')
  const text = ['If you read this, this mail server takes the mail of your lounge.']
  const message = { to, memberId, ...composeEmail(`A test mail from ${siteName}`, text, siteName) }
  const sending = sendViaSmtp({ smtpUrl, mailFrom, timeouts })(message, randomUUID())
  const late = new AbortController()
  const deadline = pause(deadlineMilliseconds, 'late' as const, { signal: late.signal })
  try {
    if ((await Promise.race([sending, deadline])) === 'late') throw refuse(procedure, 'NO_ANSWER')
  } catch (failure) {
    throw failure instanceof EmailRejected ? refuse(procedure, reasonOf(failure)) : failure
  } finally {
    late.abort()
    // Whichever lost has nobody who waits for it.
    sending.catch(() => undefined)
    deadline.catch(() => undefined)
  }
}

function reasonOf({ code = '', responseCode }: EmailRejected): RefusalCode<typeof procedure> {
  if (code === 'EAUTH') return 'SIGN_IN_REFUSED'
  if (code === 'ETLS') return 'NO_ENCRYPTION'
  if (responseCode !== undefined) return 'MAIL_REFUSED'
  return code === 'ESOCKET' || code === 'ETIMEDOUT' || code === 'ECONNECTION' || code === 'EDNS'
    ? 'NO_ANSWER'
    : 'MAIL_REFUSED'
}
