export const settingsTabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'appearance', label: 'Appearance' },
  { value: 'voice', label: 'Voice' },
  { value: 'preferences', label: 'Preferences' },
  { value: 'data', label: 'Your data' },
] as const
export type SettingsTab = (typeof settingsTabs)[number]['value']

/** What stands behind the address of the settings; the first tab needs no word there. */
export interface SettingsSearch {
  tab?: Exclude<SettingsTab, 'profile'>
}

export function readSettingsSearch({ tab }: Record<string, unknown>): SettingsSearch {
  const known = settingsTabs.find(({ value }) => value === tab)?.value
  return known && known !== 'profile' ? { tab: known } : {}
}
