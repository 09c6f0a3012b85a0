import type { IconProps } from '@phosphor-icons/react/lib'
import type { ComponentType } from 'react'
import { adminIcons, adminView } from '#features/admin/client/admin-pages.ts'
import { announcementsView } from '#features/announcements/client/announcements-pages.ts'
import { articlesView, articleView, askIcons, askView } from '#features/ask/client/ask-pages.ts'
import { barIcons, barView } from '#features/bar/client/bar-pages.ts'
import { chatPage } from '#features/chat/chat-pages.contract.ts'
import { chatIcons, loungeView, moderationView } from '#features/chat/client/chat-pages.ts'
import { readChatSearch } from '#features/chat/client/chat-search.ts'
import { comingSoonIcons, mediaView, smokeDeckView } from '#features/coming-soon/client/coming-soon-pages.ts'
import { correctionsView } from '#features/corrections/client/corrections-pages.ts'
import {
  certificateView,
  coursesIcons,
  educationView,
  lessonView,
} from '#features/courses/client/courses-pages.ts'
import {
  checkInView,
  eventsIcons,
  eventsView,
  guestListView,
  loungeEventsView,
  manageEventsView,
} from '#features/events/client/events-pages.ts'
import { guideIcons } from '#features/guide/client/guide-pages.ts'
import { humidorIcons, labelsView } from '#features/humidor/client/humidor-pages.ts'
import { readHumidorSearch } from '#features/humidor/client/humidor-search.ts'
import { humidorPage, loungeHumidorPage } from '#features/humidor/humidor-pages.contract.ts'
import { journalIcons, journalView, palateView } from '#features/journal/client/journal-pages.ts'
import { livePairingsView } from '#features/live-pairings/client/live-pairings-pages.ts'
import { overviewIcons, overviewView } from '#features/overview/client/overview-pages.ts'
import { picksView } from '#features/pairing/client/pairing-pages.ts'
import { curatedPairingPage } from '#features/pairing/pairing-pages.contract.ts'
import { outboxView, settingsIcons, settingsView } from '#features/settings/client/settings-pages.ts'
import { retailersView } from '#features/shopping/client/shopping-pages.ts'
import { explorerView, sommelierIcons } from '#features/sommelier/client/sommelier-pages.ts'
import { savedPairingView, vaultIcons, vaultView } from '#features/vault/client/vault-pages.ts'
import { lexiconView } from '#features/voice/client/voice-pages.ts'
import type { NavPath } from '../../portal.contract.ts'

// The two lists are apart, because the public pages show the sidebar and must not load the views.

export const navIcons: Record<NavPath, ComponentType<IconProps>> = {
  ...overviewIcons,
  ...sommelierIcons,
  ...guideIcons,
  ...humidorIcons,
  ...vaultIcons,
  ...barIcons,
  ...chatIcons,
  ...journalIcons,
  ...comingSoonIcons,
  ...coursesIcons,
  ...askIcons,
  ...eventsIcons,
  ...settingsIcons,
  ...adminIcons,
}

/** How the router shows each page: the component, loaded on intent, and the reader of the search parameters. */
export const pageViews = [
  overviewView,
  explorerView,
  vaultView,
  barView,
  loungeView,
  journalView,
  smokeDeckView,
  educationView,
  eventsView,
  askView,
  mediaView,
  settingsView,
  adminView,
  savedPairingView,
  lessonView,
  certificateView,
  articlesView,
  articleView,
  labelsView,
  palateView,
  moderationView,
  loungeEventsView,
  checkInView,
  manageEventsView,
  guestListView,
  livePairingsView,
  announcementsView,
  correctionsView,
  outboxView,
  picksView,
  retailersView,
  lexiconView,
  // Composed of several features.
  {
    page: curatedPairingPage,
    load: async () => (await import('./CuratedPairingWithNotes.tsx')).CuratedPairingWithNotes,
  },
  {
    page: humidorPage,
    load: async () => (await import('./HumidorWithJournal.tsx')).HumidorWithJournal,
    readSearch: readHumidorSearch,
  },
  {
    page: loungeHumidorPage,
    load: async () => (await import('./LoungeHumidor.tsx')).LoungeHumidor,
    readSearch: readHumidorSearch,
  },
  {
    page: chatPage,
    load: async () => (await import('./ChatWithCards.tsx')).ChatWithCards,
    readSearch: readChatSearch,
  },
] as const
