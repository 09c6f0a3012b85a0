import type { FastifyInstance } from 'fastify'
import type { AccountServices } from './account-services.ts'
import { adminAccessRoutes } from './admin/admin-access.routes.ts'
import { adminAccountsRoutes } from './admin/admin-accounts.routes.ts'
import type { AdminAccounts } from './admin/admin-accounts.store.ts'
import { memberAccessRoutes } from './admin/member-access.routes.ts'
import { outboxRoutes } from './admin/outbox.routes.ts'
import { ownerRoutes } from './admin/owner.routes.ts'
import type { OwnerStore } from './admin/owner.store.ts'
import { credentialsRoutes } from './credentials/credentials.routes.ts'
import { recoveryRoutes } from './credentials/recovery.routes.ts'
import { factorsRoutes } from './factors/factors.routes.ts'
import type { SecretBox } from './factors/secret-box.ts'
import { invitationsRoutes } from './invitations/invitations.routes.ts'
import { joinRoutes } from './invitations/join.routes.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import { oidcRoutes } from './sso/oidc.routes.ts'
import type { OidcServices } from './sso/sign-in-with-sso.ts'

interface Services extends AccountServices, OidcServices {
  adminAccounts: AdminAccounts
  box: SecretBox
  owner: OwnerStore
}

export function mountAccounts(app: FastifyInstance, services: Services): void {
  credentialsRoutes(app, services)
  recoveryRoutes(app, services)
  factorsRoutes(app, services)
  sessionRoutes(app, services)
  oidcRoutes(app, services)
  adminAccessRoutes(app, services)
  adminAccountsRoutes(app, services)
  memberAccessRoutes(app, services)
  invitationsRoutes(app, services)
  joinRoutes(app)
  outboxRoutes(app, services)
  ownerRoutes(app, services.owner)
}
