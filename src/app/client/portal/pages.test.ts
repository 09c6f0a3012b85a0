import { expect, test, vi } from 'vitest'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { isOfCatalogue, loungeAlias, navItems, portalPages, portalPaths } from '../../portal.contract.ts'
import { navIcons } from './nav-icons.ts'

test('the router has every page of the list and no other', async () => {
  // Read while the pages are imported.
  vi.stubGlobal('navigator', { platform: 'Linux x86_64', userAgent: '', vendor: '', maxTouchPoints: 0 })
  const { routeTree } = await import('./pages.tsx')
  const routes = Object.values(routeTree.children ?? {}).map(route =>
    String((route.options as { path?: string }).path).replace('$', ':'),
  )
  expect(routes.sort()).toEqual([...portalPaths, loungeAlias.from, ':'].sort())
})

test('each sidebar entry has an icon and a key of its own', () => {
  expect(Object.keys(navIcons).sort()).toEqual(navItems.map(({ path }) => path).sort())
  const keys = portalPages.flatMap(page => ('key' in page ? [page.key] : []))
  expect(new Set(keys).size).toBe(keys.length)
})

test('the sidebar leads to the lists of the catalog', () => {
  expect(navItems.filter(isOfCatalogue).map(({ path }) => path)).toEqual([
    cataloguePages.cigars,
    cataloguePages.drinks,
  ])
})
