import * as z from 'zod/mini'

/** In addresses. */
export const channelName = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Please give a name of small letters, digits and hyphens'))
export const channelParams = z.strictObject({ name: channelName })
export const noSuchChannel = { NO_SUCH_CHANNEL: { status: 404, error: 'There is no such channel.' } } as const
