import { composeEmail, type EmailLine } from '#platform/server/mail/compose-email.ts'
import type { EmailMessage } from '#platform/server/mail/email-message.ts'

/** Without the recipient, which the caller adds. */
export type AccountEmail = Omit<EmailMessage, 'to'>

export function resetPasswordEmail(link: string): AccountEmail {
  return compose('Set a new password', [
    'A new password was requested for your Smoke Deck account. If that was you, set it here:',
    { link, label: 'Set a new password' },
    'The link works once, within 30 minutes. If it was not you, ignore this email and nothing changes.',
  ])
}
export function passwordWasResetEmail(origin: string): AccountEmail {
  return compose('Your password was changed', [
    'The password of your Smoke Deck account was changed, and every device was signed out.',
    'If that was not you, reset it right away with “Forgot your password?” on this page:',
    { link: `${origin}/login`, label: 'Sign in' },
  ])
}

export function signInLinkEmail(link: string): AccountEmail {
  return compose('Your sign-in link', [
    'Here is the link you asked for. It signs you in to Smoke Deck:',
    { link, label: 'Sign in' },
    'It works once, within 15 minutes. If you did not ask for it, ignore this email and nothing changes.',
  ])
}

export function confirmationCodeEmail(code: string): AccountEmail {
  return compose(`${code} is your confirmation code`, [
    `To confirm a change of your Smoke Deck account, enter this code: ${code}`,
    'It works once, within ten minutes. If you did not ask for it, someone else is signed in to your account: sign out all devices in the settings.',
  ])
}

/** To the new address. */
export function confirmEmailEmail(link: string): AccountEmail {
  return compose('Confirm your email address', [
    'Your address was entered as the new email address of a Smoke Deck account. If that was you, confirm it here:',
    { link, label: 'Confirm this address' },
    'The link works once, within 30 minutes. If it was not you, leave this mail alone and nothing changes.',
  ])
}

/** To the address that the account still has. */
export function emailChangeRequestedEmail(newEmail: string, origin: string): AccountEmail {
  return compose('A change of your email address was requested', [
    `The email address of your Smoke Deck account is to become ${newEmail}. Nothing changes until that address is confirmed.`,
    'If that was not you, someone else knows your password. Sign in and change it:',
    { link: `${origin}/login`, label: 'Sign in' },
  ])
}

/** To the address that the account had. */
export function emailWasChangedEmail(newEmail: string, contact: string): AccountEmail {
  return compose('Your email address was changed', [
    `The email address of your Smoke Deck account is now ${newEmail}. You can no longer sign in with this one.`,
    `If that was not you, write to us: ${contact}`,
  ])
}

function compose(subject: string, lines: readonly EmailLine[]): AccountEmail {
  return composeEmail(subject, lines, 'Smoke Deck')
}
