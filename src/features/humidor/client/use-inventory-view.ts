import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Humidor } from '../humidor.contract.ts'
import { type InventoryView, searchFromView, viewFromSearch } from './inventory-view.ts'
import { useHumidorOwner } from './use-humidor-owner.ts'

/** What is shown is in the address, so that Back, a reload and a scanned label restore it. */
export function useInventoryView(humidors: readonly Humidor[]) {
  const { path } = useHumidorOwner()
  const search = useSearch({ from: path })
  const navigate = useNavigate()
  const view = viewFromSearch(search, humidors)
  const setView = (changes: Partial<InventoryView>, replace = false) =>
    void navigate({
      to: path,
      search: searchFromView({ ...view, ...changes }),
      replace,
      resetScroll: false,
      viewTransition: false,
    })
  return { view, setView }
}
export type SetView = ReturnType<typeof useInventoryView>['setView']
