/** Why no passkey can be used here; undefined if one can. */
export function passkeyObstacle(): 'browser' | 'numeric address' | undefined {
  // Browsers hide the interface where the connection is not secure.
  if (typeof window.PublicKeyCredential !== 'function') return 'browser'
  // A passkey belongs to a domain name. Browsers accept none for an IP address.
  return /^[\d.]+$|^\[/.test(location.hostname) ? 'numeric address' : undefined
}
