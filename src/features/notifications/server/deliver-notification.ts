import type * as z from 'zod/mini'
import { composeEmail } from '#platform/server/mail/compose-email.ts'
import type { Channel, Channels } from '../notification-settings.contract.ts'
import type { deliverNotification } from './deliver-notification.job.ts'
import type { NotificationRow } from './notifications.tables.ts'
import type { Notifications, WantedMail } from './open-notifications.ts'
import { sendPush } from './send-push.job.ts'

type Kind = NotificationRow['kind']

/** Mail and push messages are jobs of their own, so that each is tried again by itself. */
export async function runDeliverNotification(
  { stored, settings, subscriptions, services }: Notifications,
  { memberId, notificationId }: z.output<typeof deliverNotification.input>,
): Promise<void> {
  const { jobs, mail, baseUrl } = services
  const email = await services.findEmail(memberId)
  if (email === undefined) return
  const { channels } = await settings.read(memberId)
  const browsers = await subscriptions.list(memberId)
  const wantedMail = await services.wantedMail(memberId)
  await stored.deliver(memberId, notificationId, async (transaction, notification) => {
    const { kind, title, body, href } = notification
    if (isMailed(kind, channels, wantedMail))
      await mail.send(transaction, {
        to: email,
        memberId,
        ...notificationEmail(notification, mail.siteName, baseUrl),
      })
    if (!isOn(kind, channels, 'push')) return
    for (const { id: subscriptionId } of browsers) {
      const message = { tag: notificationId, title, body, href }
      await jobs.enqueue(transaction, sendPush, { memberId, subscriptionId, message })
    }
  })
}

/** A test goes where anything goes. */
export function isMailed(kind: Kind, channels: Channels, wanted: WantedMail): boolean {
  if (kind === 'climate' || kind === 'events') return wanted[kind]
  // Mentions go out together, see `mailDigests`; whoever announces something mails it and notes how far it is.
  if (kind === 'mentions' || kind === 'announcements') return false
  return isOn(kind, channels, 'mail') || (kind === 'test' && (wanted.climate || wanted.events))
}

function isOn(kind: Kind, channels: Channels, channel: Channel): boolean {
  const chosen: Partial<Record<Channel, boolean>>[] =
    kind === 'test' ? Object.values(channels) : [channels[kind]]
  return chosen.some(one => one[channel] === true)
}

export async function runSendPush(
  { subscriptions, services: { push } }: Pick<Notifications, 'subscriptions' | 'services'>,
  { memberId, subscriptionId, message }: z.output<typeof sendPush.input>,
  signal: AbortSignal,
): Promise<void> {
  const browser = await subscriptions.find(memberId, subscriptionId)
  if (!browser) return
  if ((await push.send(browser, message, signal)) === 'gone')
    await subscriptions.remove(memberId, { id: subscriptionId })
}

function notificationEmail(
  { title, body, href }: NotificationRow,
  siteName: string,
  baseUrl: string | undefined,
) {
  return composeEmail(
    title,
    [
      body,
      baseUrl === undefined
        ? `Open ${siteName} to see it.`
        : { link: `${baseUrl}${href}`, label: `Open it in ${siteName}` },
      'You can choose what reaches you by mail in the settings, under Notifications.',
    ],
    siteName,
  )
}
