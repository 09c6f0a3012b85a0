export const settingsTabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'appearance', label: 'Appearance' },
  { value: 'voice', label: 'Voice' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'preferences', label: 'Preferences' },
  { value: 'data', label: 'Your data' },
] as const
export type SettingsTab = (typeof settingsTabs)[number]['value']

/** The search parameters of the settings page. The first tab has none. */
export interface SettingsSearch {
  tab?: Exclude<SettingsTab, 'profile'>
}

export function readSettingsSearch({ tab }: Record<string, unknown>): SettingsSearch {
  const found = settingsTabs.find(({ value }) => value === tab)?.value
  return found && found !== 'profile' ? { tab: found } : {}
}
