const oneYearSeconds = 365 * 24 * 60 * 60

/** Remembers a preference of this device for a year, in a cookie that the server reads for the first paint. */
export function setPreferenceCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${name}=${value}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${secure}`
}

export function readPreferenceCookie(name: string): string | undefined {
  const start = `${name}=`
  const cookie = document.cookie.split('; ').find(each => each.startsWith(start))
  return cookie?.slice(start.length)
}
