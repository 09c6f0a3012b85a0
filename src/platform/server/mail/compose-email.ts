import type { EmailMessage } from './email-message.ts'

/** A sentence, or a link on a line of its own. */
export type EmailLine = string | { link: string; label: string }

export function composeEmail(
  subject: string,
  lines: readonly EmailLine[],
  signature: string,
): Pick<EmailMessage, 'subject' | 'text' | 'html'> {
  const text = lines.map(line => (typeof line === 'string' ? line : line.link)).join('\n\n')
  return { subject, text: `${text}\n\n${signature}\n`, html: page(subject, lines, signature) }
}

/** Plain enough for every mail program. The link is also there to read, since buttons hide where they lead. */
function page(subject: string, lines: readonly EmailLine[], signature: string): string {
  const body = lines.map(line => {
    if (typeof line === 'string') return `<p>${escaped(line)}</p>`
    const href = escaped(line.link)
    return `<p><a href="${href}">${escaped(line.label)}</a><br>${href}</p>`
  })
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>${body.join('')}<p>${escaped(signature)}</p></body></html>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character]!)
}
