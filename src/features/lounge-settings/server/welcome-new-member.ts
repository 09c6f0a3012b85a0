import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { LoungeProfileStore } from './lounge-profile.store.ts'

interface Services {
  profile: Pick<LoungeProfileStore, 'read'>
  notify: Notify
  siteName: string
}

/** With the message of now, where it was changed since the account was made. */
export async function welcomeNewMember(
  { profile, notify, siteName }: Services,
  memberId: string,
): Promise<void> {
  const { welcome } = await profile.read()
  if (welcome === '') return
  await notify(memberId, {
    kind: 'announcements',
    key: 'welcome',
    title: `Welcome to ${siteName}`,
    body: welcome,
    href: '/lounge',
  })
}
