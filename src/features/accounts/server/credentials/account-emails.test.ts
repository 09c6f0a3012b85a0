import { describe, expect, test } from 'vitest'
import { emailMessage } from '#platform/server/mail/email-message.ts'
import * as emails from './account-emails.ts'

const place = 'The Cedar Room'
const link = 'https://lounge.example/reset-password?token=abc'
// A mail address can hold all of this, so a mail shows it as it is.
const awkward = `<&"'{{7*7}}\${7*7}@lounge.example`

const all = {
  resetPassword: emails.resetPasswordEmail(link, place),
  passwordWasReset: emails.passwordWasResetEmail('https://lounge.example', place),
  signInLink: emails.signInLinkEmail(link, place),
  confirmEmail: emails.confirmEmailEmail(link, place),
  emailChangeAsked: emails.emailChangeRequestedEmail(awkward, 'https://lounge.example', place),
  invitation: emails.invitationEmail(link, place),
  approved: emails.approvedEmail('https://lounge.example', place),
  secondFactorRemoved: emails.secondFactorRemovedEmail('https://lounge.example', place),
  addressCorrected: emails.addressCorrectedEmail(awkward, 'https://lounge.example', place),
  emailWasChanged: emails.emailWasChangedEmail(awkward, 'hello@lounge.example', place),
}

describe.each(Object.entries(all))('The mail %s', (_name, mail) => {
  test('is a valid email message, short, and without an exclamation mark', () => {
    expect(emailMessage.parse({ to: 'ada@lounge.example', ...mail })).toBeDefined()
    expect(mail.text.length).toBeLessThan(600)
    expect(mail.subject + mail.text).not.toContain('!')
  })

  test('is signed by the place, as its owner named it', () => {
    expect(mail.text).toMatch(/\n\nThe Cedar Room\n$/)
    expect(mail.subject + mail.text).not.toContain('Smoke Deck')
  })

  test('has the same content in HTML as in plain text', () => {
    const shown = mail.html
      .replace(/^.*<body>/s, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    for (const line of mail.text.trim().split('\n\n')) expect(shown).toContain(line)
  })
})

test.each([all.emailChangeAsked, all.emailWasChanged])('Typed text is escaped: $subject', mail => {
  expect(mail.text).toContain(awkward)
  expect(mail.html).toContain(`&lt;&amp;&quot;&#39;{{7*7}}\${7*7}@lounge.example`)
  expect(mail.html).not.toContain('<&')
})

test('A link leads where its text says', () => {
  const { html } = emails.resetPasswordEmail('https://lounge.example/?a="><script>&b', place)
  expect(html).toContain('href="https://lounge.example/?a=&quot;&gt;&lt;script&gt;&amp;b"')
  expect(html).not.toContain('<script')
})
