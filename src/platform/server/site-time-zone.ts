/** IANA name of the zone in which this site keeps its days: that of the server, which the environment variable `TZ` sets. */
export const siteTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
