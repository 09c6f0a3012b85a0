import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'

/** The mail server did not take a letter. Its own words are left out: they quote the address. */
export class LetterNotTaken extends Error {
  override name = 'LetterNotTaken'
  readonly code: string | undefined
  readonly responseCode: number | undefined

  constructor({ code, responseCode }: { code?: string; responseCode?: number }) {
    super('The mail server did not take the letter.')
    this.code = code
    this.responseCode = responseCode
  }
}

export type HandOver = (letter: Letter, id: string) => Promise<void>

/** Together shorter than one try of a job. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Hands letters to the operator's mail server, each over a connection of its own. */
export function handOverBySmtp({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): HandOver {
  const transport = createTransport({
    url: smtpUrl,
    ...patience,
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
        // The same at each try, so that a mailbox can tell that a letter came twice.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      .catch((failure: { code?: string; responseCode?: number }) => {
        throw new LetterNotTaken(failure)
      })
  }
}
