import { useQueryClient } from '@tanstack/react-query'
import { isRedirected } from '#platform/client/call-for.ts'
import { humidorPage, loungeHumidorPage } from '../humidor-pages.contract.ts'

const own = {
  isOfLounge: false,
  path: humidorPage.path,
  title: humidorPage.title,
  name: 'your humidor',
} as const
const ofLounge = {
  isOfLounge: true,
  path: loungeHumidorPage.path,
  title: loungeHumidorPage.title,
  name: 'the lounge humidor',
} as const

/** Whose humidor the page shows: the member’s own, or that of the lounge. */
export function useHumidorOwner(): typeof own | typeof ofLounge {
  return isRedirected(useQueryClient()) ? ofLounge : own
}
