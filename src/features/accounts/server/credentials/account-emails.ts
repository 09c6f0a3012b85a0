import { composeEmail, type EmailLine } from '#platform/server/mail/compose-email.ts'
import type { EmailMessage } from '#platform/server/mail/email-message.ts'

/** Without the recipient, which the caller adds. */
export type AccountEmail = Omit<EmailMessage, 'to'>

export function resetPasswordEmail(link: string, siteName: string): AccountEmail {
  return compose(siteName, 'Set a new password', [
    `A new password was requested for your ${siteName} account. If that was you, set it here:`,
    { link, label: 'Set a new password' },
    'The link works once, within 30 minutes. If it was not you, ignore this email and nothing changes.',
  ])
}
export function passwordWasResetEmail(origin: string, siteName: string): AccountEmail {
  return compose(siteName, 'Your password was changed', [
    `The password of your ${siteName} account was changed, and every device was signed out.`,
    'If that was not you, reset it right away with “Forgot your password?” on this page:',
    { link: `${origin}/login`, label: 'Sign in' },
  ])
}

export function signInLinkEmail(link: string, siteName: string): AccountEmail {
  return compose(siteName, 'Your sign-in link', [
    `Here is the link you asked for. It signs you in to ${siteName}:`,
    { link, label: 'Sign in' },
    'It works once, within 15 minutes. If you did not ask for it, ignore this email and nothing changes.',
  ])
}

export function confirmationCodeEmail(code: string, siteName: string): AccountEmail {
  return compose(siteName, `${code} is your confirmation code`, [
    `To confirm a change of your ${siteName} account, enter this code: ${code}`,
    'It works once, within ten minutes. If you did not ask for it, someone else is signed in to your account: sign out all devices in the settings.',
  ])
}

/** To the new address. */
export function confirmEmailEmail(link: string, siteName: string): AccountEmail {
  return compose(siteName, 'Confirm your email address', [
    `Your address was entered as the new email address of an account at ${siteName}. If that was you, confirm it here:`,
    { link, label: 'Confirm this address' },
    'The link works once, within 30 minutes. If it was not you, leave this mail alone and nothing changes.',
  ])
}

/** To the address that the account still has. */
export function emailChangeRequestedEmail(newEmail: string, origin: string, siteName: string): AccountEmail {
  return compose(siteName, 'A change of your email address was requested', [
    `The email address of your ${siteName} account is to become ${newEmail}. Nothing changes until that address is confirmed.`,
    'If that was not you, someone else knows your password. Sign in and change it:',
    { link: `${origin}/login`, label: 'Sign in' },
  ])
}

/** To the address that the account had. */
export function emailWasChangedEmail(newEmail: string, contact: string, siteName: string): AccountEmail {
  return compose(siteName, 'Your email address was changed', [
    `The email address of your ${siteName} account is now ${newEmail}. You can no longer sign in with this one.`,
    `If that was not you, write to us: ${contact}`,
  ])
}

/** To somebody who has no account yet. */
export function invitationEmail(link: string, siteName: string): AccountEmail {
  return compose(siteName, `You are invited to ${siteName}`, [
    `You are invited to the members' portal of ${siteName}. Create your account here:`,
    { link, label: 'Create your account' },
    'The invitation is for this mail address, and can be accepted for 30 days. If you do not want it, ignore this email.',
  ])
}

/** After an admin has agreed to an account. */
export function approvedEmail(origin: string, siteName: string): AccountEmail {
  return compose(siteName, 'Your account is open', [
    `Welcome to ${siteName}. Your account is open, and you can sign in:`,
    { link: `${origin}/login`, label: 'Sign in' },
  ])
}

/** After an admin has helped a member who had lost the second factor. */
export function secondFactorRemovedEmail(origin: string, siteName: string): AccountEmail {
  return compose(siteName, 'Your second factor was removed', [
    `The authenticator app and the recovery codes of your ${siteName} account were removed by an admin, and every device was signed out.`,
    'Sign in with your password, and set up a second factor again in the settings:',
    { link: `${origin}/login`, label: 'Sign in' },
    'If you did not ask for this, tell the lounge.',
  ])
}

/** To both addresses, after an admin has corrected it. */
export function addressCorrectedEmail(email: string, origin: string, siteName: string): AccountEmail {
  return compose(siteName, 'Your email address was corrected', [
    `The email address of your ${siteName} account was set to ${email} by an admin. Every device was signed out.`,
    { link: `${origin}/login`, label: 'Sign in' },
    'If that is not your address, or you did not ask for this, tell the lounge.',
  ])
}

function compose(siteName: string, subject: string, lines: readonly EmailLine[]): AccountEmail {
  return composeEmail(subject, lines, siteName)
}
