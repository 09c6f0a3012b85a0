import type { EmailMessage } from '#platform/server/mail/email-message.ts'

/** Without the recipient, which the caller adds. */
export type AccountEmail = Omit<EmailMessage, 'to'>

/** A sentence, or a link on a line of its own. */
type Line = string | { link: string; label: string }

export function resetPasswordEmail(link: string): AccountEmail {
  return compose('Set a new password', [
    'Somebody asked for a new password for your account at Smoke Deck. If that was you, set it here:',
    { link, label: 'Set a new password' },
    'The link works once, within 30 minutes. If it was not you, leave this mail alone and nothing changes.',
  ])
}

export function passwordWasResetEmail(origin: string): AccountEmail {
  return compose('Your password was changed', [
    'Your account at Smoke Deck has a new password, and every device has been signed out.',
    'If that was not you, ask for another one right away:',
    { link: `${origin}/login`, label: 'Sign in' },
  ])
}

export function signInLinkEmail(link: string): AccountEmail {
  return compose('Your way in', [
    'Here is the link you asked for. It signs you in at Smoke Deck:',
    { link, label: 'Sign in' },
    'It works once, within 15 minutes. If you did not ask for it, leave this mail alone and nothing changes.',
  ])
}

/** To the new address. */
export function confirmEmailEmail(link: string): AccountEmail {
  return compose('Confirm this address', [
    'Somebody wants to use this address for their account at Smoke Deck. If that is you, confirm it here:',
    { link, label: 'Confirm this address' },
    'The link works once, within 30 minutes. If it was not you, leave this mail alone and nothing changes.',
  ])
}

/** To the address that the account still has. */
export function emailChangeRequestedEmail(newEmail: string, origin: string): AccountEmail {
  return compose('Somebody wants to change your address', [
    `Your account at Smoke Deck is to move to ${newEmail}. Nothing changes before that address is confirmed.`,
    'If that was not you, somebody knows your password. Set another one:',
    { link: `${origin}/login`, label: 'Sign in' },
  ])
}

/** To the address that the account had. */
export function emailWasChangedEmail(newEmail: string, contact: string): AccountEmail {
  return compose('Your address was changed', [
    `Your account at Smoke Deck has moved to ${newEmail}. This address no longer opens it.`,
    `If that was not you, write to us: ${contact}`,
  ])
}

function compose(subject: string, lines: readonly Line[]): AccountEmail {
  const text = lines.map(line => (typeof line === 'string' ? line : line.link)).join('\n\n')
  return { subject, text: `${text}\n\nSmoke Deck\n`, html: page(subject, lines) }
}

/** Plain enough for every mail program. The link is also there to read, since buttons hide where they lead. */
function page(subject: string, lines: readonly Line[]): string {
  const body = lines.map(line => {
    if (typeof line === 'string') return `<p>${escaped(line)}</p>`
    const href = escaped(line.link)
    return `<p><a href="${href}">${escaped(line.label)}</a><br>${href}</p>`
  })
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>${body.join('')}<p>Smoke Deck</p></body></html>`
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
