import { navItems } from '../../portal.contract.ts'

type NavEntry = (typeof navItems)[number]

export function groupNavItems(): { group: string; items: NavEntry[] }[] {
  const groups: { group: string; items: NavEntry[] }[] = []
  for (const item of navItems) {
    const last = groups.at(-1)
    if (last?.group === item.group) last.items.push(item)
    else groups.push({ group: item.group, items: [item] })
  }
  return groups
}
