import { navItems } from '../../portal.contract.ts'
import type { LinkEntry } from './palette/palette-entry.ts'
import { explorer } from './parse-shortcut.ts'

/** Additional search terms. */
const aliases: Partial<Record<string, string>> = {
  '/dashboard': 'home dashboard tonight',
  '/dashboard/humidor': 'inventory box sensor humidity',
  '/dashboard/pairings': 'saved',
  '/lounge': 'room members',
  '/dashboard/journal': 'notes diary',
  '/dashboard/education': 'course lessons learn',
  '/dashboard/ask': 'arturo question assistant',
  '/dashboard/media': 'gallery images',
  '/dashboard/settings': 'profile password theme voice account',
}

const page = (path: string, label: string, keys?: string, alias = aliases[path] ?? '') => ({
  id: `page:${path}`,
  label,
  href: path,
  isOfPortal: true,
  alias,
  ...(keys && { keys: `G ${keys.toUpperCase()}` }),
})

/** In the sidebar's order, then pages below them. */
export const portalPages: readonly (LinkEntry & { alias: string })[] = [
  ...navItems.map(({ path, label, key }) => page(path, label, key)),
  page(explorer.path, explorer.label, explorer.key, 'pair finder drink match'),
  page('/dashboard/bar', 'My bar', undefined, 'drinks bottles shelf'),
  page('/lounge/chat', 'Virtual Lounge Chat', undefined, 'talk messages'),
  page('/lounge/pairings', 'Live Pairings', undefined, 'session'),
]
