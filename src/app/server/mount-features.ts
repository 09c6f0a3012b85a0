import type { HttpServer } from '#platform/server/http/create-http-server.ts'
import { liveRoutes } from '#platform/server/live/live.routes.ts'
import { appRoutes } from './app.routes.ts'
import { openServices, type Services } from './open-services.ts'
import { portalRoutes } from './portal.routes.ts'
import { memberTables, rooms } from './rooms.ts'

export async function mountFeatures(server: HttpServer, given: Services): Promise<void> {
  const { app } = server
  const { accounts, publicPages, build } = given
  server.recognizeCallersBy(accounts.recognize, accounts.noteRefused, accounts.staffAccount)
  const services = { ...openServices(given), tables: memberTables }
  appRoutes(app, { ...given, version: build.version })
  await liveRoutes(app, accounts.live)
  accounts.mount(app)
  for (const { mount } of rooms) await mount?.(app, services)
  portalRoutes(app, build.portal, services.siteName)
  await build.serve(app)
  server.setNotFoundPage((request, reply) => publicPages.send(request, reply, { page: 'missing' }, 404))
  server.setErrorPage((request, reply) => publicPages.send(request, reply, { page: 'broken' }, 500))
  server.setRefusalPage((request, reply, { status, message }) =>
    publicPages.send(
      request,
      reply,
      { page: 'refused', status, message, ...cacheFieldsOf(status, message) },
      status,
    ),
  )
}

/** A flood of refused requests must not cost a rendered page each; those for an unknown host are all different. */
function cacheFieldsOf(status: number, message: string): { cacheKey: string; address: string } | undefined {
  return status === 400 ? undefined : { cacheKey: `refused ${status} ${message}`, address: '/' }
}
