import type { Walk } from './walk.ts'

const features = 'src/features'

/** From a named start to a named end. */
export const walks: readonly Walk[] = [
  {
    title: 'A free pairing',
    steps: [
      { from: `${features}/pairing/client/FinderOverlay.tsx` },
      { calls: 'recommendFreePairing', of: `${features}/pairing/pairing.contract.ts` },
      { to: `${features}/pairing/engine/scoring.rules.ts` },
    ],
  },
  {
    title: 'A saved pairing',
    steps: [
      { from: `${features}/sommelier/client/ExplorerPage.tsx` },
      { calls: 'adviseMember', of: `${features}/sommelier/sommelier.contract.ts` },
      { to: `${features}/vault/server/vault.store.ts` },
    ],
  },
  {
    title: 'A sign-in',
    steps: [
      { from: `${features}/accounts/client/SignInForm.tsx` },
      { calls: 'signIn', of: `${features}/accounts/accounts.contract.ts` },
      { to: `${features}/accounts/server/sessions/session.store.ts` },
    ],
  },
  {
    title: 'A changed setting',
    why: 'The setting is stored after 8 files in 6 folders; the live connection to the other tabs is 4 files more.',
    steps: [
      { from: `${features}/settings/client/SettingSwitch.tsx` },
      { calls: 'changeSettings', of: `${features}/member/member.contract.ts` },
      { to: `${features}/member/server/member.store.ts` },
      { from: `${features}/member/server/member.routes.ts`, because: 'The other tabs of the member' },
      {
        publishes: 'user-updated',
        of: `${features}/accounts/accounts.contract.ts`,
        heardBy: `${features}/accounts/client/follow-session.ts`,
      },
    ],
  },
  {
    title: 'A chat message',
    why: 'Two halves: 11 files bring the message to the database, 7 bring it to every tab, 4 of them the live connection.',
    steps: [
      { from: 'src/platform/client/ui/chat/Composer.tsx' },
      { callsBack: `${features}/chat/client/ChannelView.tsx` },
      { calls: 'postMessage', of: `${features}/chat/chat.contract.ts` },
      { to: `${features}/chat/server/post-message.store.ts` },
      { from: `${features}/chat/server/chat.routes.ts`, because: 'Every tab that is open' },
      {
        publishes: 'messageEvent',
        of: `${features}/chat/chat.contract.ts`,
        heardBy: `${features}/chat/client/use-chat-events.ts`,
      },
      { to: `${features}/chat/channel-log.rules.ts` },
    ],
  },
  {
    title: 'A reading that becomes an alert',
    why: 'Two features meet here, and three joints: the request of a sensor, a job, and the live connection with 4 files.',
    steps: [
      { receives: 'takeReadings', of: `${features}/climate/climate.contract.ts` },
      { to: `${features}/climate/server/readings.store.ts` },
      { from: `${features}/climate/server/alerts/watch-climate.job.ts`, because: 'Each minute' },
      { runs: `${features}/climate/server/alerts/watch-climate.job.ts` },
      { to: `${features}/climate/server/alerts/climate-alerts.store.ts` },
      {
        from: `${features}/climate/server/alerts/watch-climate.ts`,
        because: 'If the range was left for long enough',
      },
      {
        publishes: 'notificationsEvent',
        of: `${features}/notifications/notifications.contract.ts`,
        heardBy: `${features}/notifications/client/use-notification-events.ts`,
      },
    ],
  },
  {
    title: 'An entry written offline',
    steps: [
      { from: `${features}/journal/client/EntryDialog.tsx` },
      { to: 'src/platform/client/outbox.ts' },
      {
        from: 'src/app/client/follow-outboxes.ts',
        because: 'On the next page that is opened with a connection',
      },
      { calls: 'addEntry', of: `${features}/journal/journal.contract.ts` },
      { to: `${features}/journal/server/entries.store.ts` },
    ],
  },
  {
    title: 'An RSVP',
    why: 'Two halves: the answer is stored after 9 files in 5 folders, then the live connection shows it in every tab.',
    steps: [
      { from: `${features}/events/client/EventRow.tsx` },
      { calls: 'answerEvent', of: `${features}/events/events.contract.ts` },
      { to: `${features}/events/server/answers.store.ts` },
      { from: `${features}/events/server/events.routes.ts`, because: 'Every tab that is open' },
      {
        publishes: 'eventsChanged',
        of: `${features}/events/events.contract.ts`,
        heardBy: `${features}/events/client/EventsList.tsx`,
      },
    ],
  },
]
