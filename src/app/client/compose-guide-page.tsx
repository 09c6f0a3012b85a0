import { CigarPage } from '#features/guide/client/CigarPage.tsx'
import { CigarsPage } from '#features/guide/client/CigarsPage.tsx'
import { DrinkPage } from '#features/guide/client/DrinkPage.tsx'
import { DrinksPage } from '#features/guide/client/DrinksPage.tsx'
import { describeCigarSheet, describeDrinkSheet } from '#features/guide/client/describe-sheet.ts'
import { NamePage } from '#features/guide/client/NamePage.tsx'
import type { GuidePage } from '#features/guide/guide.contract.ts'
import { type ComposedPage, pageTitle } from './composed-page.ts'

/**
 * Filtered, searched and paginated lists are not indexed: there are millions of combinations of the same rows, and the
 * sitemap has every row's own page.
 */
export function composeGuidePage(page: GuidePage): ComposedPage {
  switch (page.page) {
    case 'cigar':
      return {
        title: pageTitle(page.sheet.name),
        description: describeCigarSheet(page.sheet),
        content: <CigarPage sheet={page.sheet} shops={page.shops} />,
      }
    case 'name':
      return {
        title: pageTitle(page.sheet.name),
        description: `${page.sheet.name}: we know the name only. Tell us its wrapper and strength, and we’ll pour for that.`,
        content: <NamePage sheet={page.sheet} shops={page.shops} />,
      }
    case 'drink':
      return {
        title: pageTitle(page.sheet.name),
        description: describeDrinkSheet(page.sheet),
        content: <DrinkPage sheet={page.sheet} shops={page.shops} />,
      }
    case 'cigars':
      return {
        title: pageTitle('Cigars'),
        description: `${page.list.total.toLocaleString('en-US')} cigar lines drawn to scale, with wrapper, strength and sizes, and what to pour with each.`,
        isIndexed: !page.list.isFiltered,
        content: <CigarsPage {...page} />,
      }
    case 'drinks':
      return {
        title: pageTitle('Drinks'),
        description: `${page.list.total.toLocaleString('en-US')} spirits, wines, beers and alcohol-free drinks, each in its glass, and what to smoke with it.`,
        isIndexed: !page.list.isFiltered,
        content: <DrinksPage {...page} />,
      }
  }
}
