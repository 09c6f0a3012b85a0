export const adminTabs = [
  { value: 'today', label: 'Today' },
  { value: 'members', label: 'Members' },
  { value: 'invitations', label: 'Let in' },
  { value: 'lounge', label: 'Lounge' },
  { value: 'numbers', label: 'Numbers' },
  { value: 'health', label: 'Health' },
  { value: 'log', label: 'Audit log' },
] as const
export type AdminTab = (typeof adminTabs)[number]['value']

/** The search parameters of the admin page. The first tab has none. */
export interface AdminSearch {
  tab?: Exclude<AdminTab, 'today'>
  /** Of the members, whose card is open. */
  member?: string
}

export function readAdminSearch({ tab, member }: Record<string, unknown>): AdminSearch {
  const found = adminTabs.find(({ value }) => value === tab)?.value
  return {
    ...(found && found !== 'today' && { tab: found }),
    ...(typeof member === 'string' && /^[\da-f-]{36}$/.test(member) && { member }),
  }
}
