import { expect, test, vi } from 'vitest'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { isOfCatalogue, loungeAlias, navItems, portalPages, portalPaths } from '../../portal.contract.ts'
import type { createPortalRouter } from './create-portal-router.ts'
import { navIcons } from './rooms.ts'

test('the router has every page of the list and no other', async () => {
  // Read while the pages are imported.
  vi.stubGlobal('navigator', { platform: 'Linux x86_64', userAgent: '', vendor: '', maxTouchPoints: 0 })
  const { routeTree } = await import('./pages.tsx')
  const routes = Object.values(routeTree.children ?? {}).map(route =>
    String((route.options as { path?: string }).path).replaceAll('$', ':'),
  )
  expect(routes.sort()).toEqual([...portalPaths, loungeAlias.from, ':'].sort())
})

/** True if the paths are known one by one. A route whose path is any string would let a link lead anywhere. */
type KnownPath = keyof ReturnType<typeof createPortalRouter>['routesByPath']
type HasKnownPaths = string extends KnownPath ? false : true

test('the router checks the paths of links when it is compiled', () => {
  const hasKnownPaths: HasKnownPaths = true
  expect(hasKnownPaths).toBe(true)
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
