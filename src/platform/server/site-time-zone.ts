/** IANA name of the zone in which this site keeps its days. */
export const siteTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * @param environment of the process
 * @param name undefined: that of the machine
 */
export function setSiteTimeZone(environment: NodeJS.ProcessEnv, name: string | undefined): void {
  if (name === undefined) delete environment.TZ
  else environment.TZ = name
}
