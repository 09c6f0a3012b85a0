import type { FastifyInstance } from 'fastify'
import type { AccountServices } from './account-services.ts'
import { adminAccountsRoutes } from './admin/admin-accounts.routes.ts'
import type { AdminAccounts } from './admin/admin-accounts.store.ts'
import { outboxRoutes } from './admin/outbox.routes.ts'
import { ownerRoutes } from './admin/owner.routes.ts'
import type { OwnerStore } from './admin/owner.store.ts'
import { credentialsRoutes } from './credentials/credentials.routes.ts'
import { recoveryRoutes } from './credentials/recovery.routes.ts'
import { factorsRoutes } from './factors/factors.routes.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import { oidcRoutes } from './sso/oidc.routes.ts'
import type { OidcServices } from './sso/sign-in-with-sso.ts'

interface Services extends AccountServices, OidcServices {
  adminAccounts: AdminAccounts
  owner: OwnerStore
}

export function mountAccounts(app: FastifyInstance, services: Services): void {
  credentialsRoutes(app, services)
  recoveryRoutes(app, services)
  factorsRoutes(app, services)
  sessionRoutes(app, services)
  oidcRoutes(app, services)
  adminAccountsRoutes(app, services)
  outboxRoutes(app, services)
  ownerRoutes(app, services.owner)
}
