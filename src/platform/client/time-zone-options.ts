export interface TimeZoneOption {
  value: string
  label: string
  /** The part of the world. */
  group: string
}

/** Every zone that the browser knows, and the chosen one. Empty: none is chosen. */
export function timeZoneOptions(chosen: string): TimeZoneOption[] {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = chosen === '' || known.includes(chosen) ? known : [chosen, ...known]
  return zones.map(value => {
    const [group, ...place] = value.split('/')
    return {
      value,
      label: (place.join(', ') || value).replaceAll('_', ' '),
      group: place.length > 0 ? group! : 'Other',
    }
  })
}
