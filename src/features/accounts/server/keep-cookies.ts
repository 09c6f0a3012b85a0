import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { Presented } from './sessions.store.ts'

/** An exchange that remembers the cookies it hands on, so that the session that a browser will hold is known here. */
export function keepCookies(exchange: HttpExchange): { exchange: HttpExchange; presented(): Presented } {
  const values = new Map<string, string>()
  return {
    exchange: {
      ...exchange,
      setCookies(lines) {
        for (const line of lines) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          values.set(name, value)
        }
        exchange.setCookies(lines)
      },
    },
    presented: () => ({
      headers: { cookie: [...values].map(([name, value]) => `${name}=${value}`).join('; ') },
      origin: exchange.origin,
    }),
  }
}
