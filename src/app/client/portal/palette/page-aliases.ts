import type { PortalPath } from '../../../portal.contract.ts'

/** Additional words that find a page. Here, because the list of pages is part of the first script. */
export const pageAliases: Partial<Record<PortalPath, string>> = {
  '/dashboard': 'home dashboard tonight',
  '/pair': 'pair finder drink match',
  '/dashboard/humidor': 'inventory box sensor humidity',
  '/dashboard/pairings': 'saved',
  '/dashboard/bar': 'drinks bottles shelf',
  '/lounge': 'room members',
  '/dashboard/journal': 'notes diary',
  '/dashboard/journal/palate': 'taste flavors radar year favorites',
  '/dashboard/education': 'course lessons learn',
  '/dashboard/ask': 'arturo question assistant',
  '/dashboard/media': 'gallery images',
  '/dashboard/settings': 'profile password theme voice account',
  '/lounge/chat': 'talk messages',
  '/lounge/pairings': 'session',
}
