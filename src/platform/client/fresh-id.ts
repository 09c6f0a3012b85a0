let made = 0

/**
 * An id that this tab has not given before, nor after a reload. Browsers keep `crypto.randomUUID` for https, and a lounge
 * may be visited over plain http in its own network.
 */
export function freshId(): string {
  made += 1
  return `${Date.now().toString(36)}-${made}`
}
