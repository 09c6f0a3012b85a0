import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { twoFactor } from 'better-auth/plugins'
import * as z from 'zod'

/** Below `/api/auth` of the library, which nobody but us can ask: it is never mounted. */
export const openSessionPath = '/house/open-session'

/**
 * A session for somebody who has shown who they are by a link of ours. The library's own links keep their token in a
 * form that ends with nothing else of the member, and their first use takes away the password of an account.
 */
export function openSession() {
  return {
    id: 'house-session',
    endpoints: {
      openHouseSession: createAuthEndpoint(
        openSessionPath,
        { method: 'POST', body: z.object({ userId: z.uuid() }) },
        async ctx => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new APIError('NOT_FOUND')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ user })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

/** The library asks for the code after a password only; here it does so after a link as well. */
export function twoFactorEverywhere(options: { issuer: string }) {
  const plugin = twoFactor(options)
  const [hook] = plugin.hooks.after
  if (plugin.hooks.after.length !== 1 || !hook)
    throw new Error('The second factor of the library works otherwise now.')
  const matcher: typeof hook.matcher = context => hook.matcher(context) || context.path === openSessionPath
  return { ...plugin, hooks: { after: [{ ...hook, matcher }] } } as typeof plugin
}
