import type { MemberSettings } from '../settings.contract.ts'

/** Must equal the column defaults of `user_settings`, which the first change applies. */
export const defaultSettings: Omit<MemberSettings, 'theme'> = {
  preferred_voice: 'Default',
  memory_enabled: true,
  notify_events: true,
  notify_humidity_alert: false,
  show_affiliate_links: true,
  taste_enabled: true,
  temperature_unit: 'F',
  reduce_motion: false,
  shortcuts_enabled: true,
}
