import { houseId } from '#platform/house.contract.ts'

/** The page that a notification about a row of this owner opens. */
export const humidorHref = (ownerId: string) =>
  ownerId === houseId ? '/dashboard/house-humidor' : '/dashboard/humidor'
