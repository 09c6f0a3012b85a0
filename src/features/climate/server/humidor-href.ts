import { loungeAccountId } from '#platform/lounge-account.contract.ts'

/** The page that a notification about a row of this owner opens. */
export const humidorHref = (ownerId: string) =>
  ownerId === loungeAccountId ? '/dashboard/lounge-humidor' : '/dashboard/humidor'
