import { createTransport } from 'nodemailer'
import type { EmailMessage } from './email-message.ts'

/** Without the server's own message, which quotes the address. */
export class EmailRejected extends Error {
  override name = 'EmailRejected'
  readonly code: string | undefined
  readonly responseCode: number | undefined

  constructor({ code, responseCode }: { code?: string; responseCode?: number }) {
    super('The mail server rejected the message.')
    this.code = code
    this.responseCode = responseCode
  }
}

export type SendEmail = (message: EmailMessage, id: string) => Promise<void>

/** In sum shorter than one job attempt. */
const patientTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

interface Smtp {
  smtpUrl: string
  mailFrom: string
  /** In milliseconds. */
  timeouts?: typeof patientTimeouts
}

export function sendViaSmtp({ smtpUrl, mailFrom, timeouts = patientTimeouts }: Smtp): SendEmail {
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s<>@]+?)>?$/.exec(mailFrom)?.[1] ?? 'localhost'
  return async ({ to, subject, text, html }, id) => {
    await transport
      .sendMail({
        from: mailFrom,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // The same at each attempt, so that mailboxes can drop duplicates.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      .catch((failure: { code?: string; responseCode?: number }) => {
        throw new EmailRejected(failure)
      })
  }
}
