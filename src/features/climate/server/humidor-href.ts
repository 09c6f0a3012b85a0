import { staffAccountId } from '#platform/staff-account.contract.ts'

/** The page that a notification about a row of this owner opens. */
export const humidorHref = (ownerId: string) =>
  ownerId === staffAccountId ? '/dashboard/lounge-humidor' : '/dashboard/humidor'
