import { railCookie } from '#app/portal.contract.ts'
import { themeCookie } from '#platform/page.contract.ts'

/** What this device remembers of a test would be there in the next one. */
export async function expirePreferenceCookies(): Promise<void> {
  for (const name of [railCookie, themeCookie]) await cookieStore.delete(name)
}
