/** What a row needs that `deriveRow` cannot know, table by table. */
export const rowSamples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  climate_alerts: { about: 'silence' },
  humidor_maintenance: { kind: 'cleaned' },
  notifications: { href: '/dashboard/humidor' },
  readiness_rules: { rest_days: '14', prime_from_days: '90', prime_until_days: '900' },
}
