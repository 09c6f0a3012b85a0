let count = 0

/**
 * Unique within this tab, also across reloads. Browsers offer `crypto.randomUUID` on https only, and a server may run on
 * plain http in its own network.
 */
export function createId(): string {
  count += 1
  return `${Date.now().toString(36)}-${count}`
}
