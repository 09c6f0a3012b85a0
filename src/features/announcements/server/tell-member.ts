import type { Notify, WantsMail } from '#features/notifications/server/open-notifications.ts'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import { composeEmail } from '#platform/server/mail/compose-email.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { announcementsPage } from '../announcements-pages.contract.ts'
import type { AnnouncementsStore, NewAnnouncement, Recipient } from './announcements.store.ts'
import { tellMember } from './tell-member.job.ts'

export interface TellingServices {
  announcements: AnnouncementsStore
  database: Pick<Database, 'service'>
  jobs: Pick<Jobs, 'enqueue'>
  notify: Notify
  wantsMail: WantsMail
  mail: Pick<Mail, 'deliver' | 'isConfigured' | 'siteName'>
  findEmail: (memberId: string) => Promise<string | undefined>
  /** Of links in mail. */
  baseUrl: string | undefined
}

export const keyOf = (announcementId: string) => `announcement ${announcementId}`

/** Again it does nothing for those who have it: their jobs are found by their keys. */
export async function tellEverybody(
  { announcements, database, jobs }: TellingServices,
  { announcementId }: { announcementId: string },
): Promise<void> {
  for (const memberId of await announcements.findWaiting(announcementId))
    await jobs.enqueue(
      database.service,
      tellMember,
      { announcementId, memberId },
      { jobKey: `${keyOf(announcementId)} ${memberId}` },
    )
}

/** What was done is noted at once, so that a job that runs again goes on where it was cut off. */
export async function tellOne(services: TellingServices, recipient: Recipient): Promise<void> {
  const { announcements, notify } = services
  const { announcementId, memberId } = recipient
  const found = await announcements.findFor(recipient)
  if (!found) return
  const { title, body, isTold } = found
  if (!isTold) {
    const href = announcementsPage.path
    await notify(memberId, { kind: 'announcements', key: keyOf(announcementId), title, body, href })
    await announcements.note(recipient, 'told_at')
  }
  await mailOne(services, recipient, found)
}

async function mailOne(
  { announcements, baseUrl, findEmail, mail, wantsMail }: TellingServices,
  recipient: Recipient,
  { id, title, body }: NewAnnouncement,
): Promise<void> {
  const { memberId } = recipient
  const email = await findEmail(memberId)
  const isWanted = await wantsMail(memberId, 'announcements')
  if (email === undefined || !isWanted || !isDeliverableAddress(email))
    return announcements.noteWithoutMail(recipient)
  const link = baseUrl && {
    link: `${baseUrl}${announcementsPage.path}`,
    label: `Open it in ${mail.siteName}`,
  }
  const lines = [
    body,
    link ?? `Open ${mail.siteName} to see it.`,
    'You can choose what reaches you by mail in the settings, under Notifications.',
  ]
  try {
    await mail.deliver(
      { to: email, memberId, ...composeEmail(title, lines, mail.siteName) },
      mailIdOf(id, memberId),
    )
  } catch (failure) {
    await announcements.note(recipient, 'failed_at')
    throw failure
  }
  await announcements.note(recipient, 'mailed_at')
}

/** The same for every try, so that a mail that is sent twice is known as one: the halves of both IDs that differ most. */
function mailIdOf(announcementId: string, memberId: string): string {
  return `${announcementId.slice(0, 23)}${memberId.slice(23)}`
}
