import { useQueryClient } from '@tanstack/react-query'
import { isRedirected } from '#platform/client/call-for.ts'
import { houseHumidorPage, humidorPage } from '../humidor-pages.contract.ts'

const own = {
  isHouse: false,
  path: humidorPage.path,
  title: humidorPage.title,
  name: 'your humidor',
} as const
const ofHouse = {
  isHouse: true,
  path: houseHumidorPage.path,
  title: houseHumidorPage.title,
  name: 'the house humidor',
} as const

/** Whose humidor the page shows: the member’s own, or that of the house. */
export function useHumidorOwner(): typeof own | typeof ofHouse {
  return isRedirected(useQueryClient()) ? ofHouse : own
}
