import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { CigarPage } from '#features/guide/client/CigarPage.tsx'
import { CigarsPage } from '#features/guide/client/CigarsPage.tsx'
import { DrinkPage } from '#features/guide/client/DrinkPage.tsx'
import { DrinksPage } from '#features/guide/client/DrinksPage.tsx'
import { factsOfCigar, factsOfDrink, factsOfList } from '#features/guide/client/describe-for-search.ts'
import { describeCigarSheet, describeDrinkSheet } from '#features/guide/client/describe-sheet.ts'
import { NamePage } from '#features/guide/client/NamePage.tsx'
import type { GuidePage } from '#features/guide/guide.contract.ts'
import type { MarkKind } from '#features/marks/marks.contract.ts'
import type { Site } from '#platform/page.contract.ts'
import type { ComposedPage } from './composed-page.ts'

const { MemberActions } = await import('#features/marks/client/MemberActions.tsx')

/**
 * Filtered, searched and paginated lists are not indexed: there are millions of combinations of the same rows, and the
 * sitemap has every row's own page.
 */
export function composeGuidePage(
  page: GuidePage,
  { origin, isSignedIn }: Pick<Site, 'origin' | 'isSignedIn'>,
): ComposedPage {
  /** Of a member; undefined for a visitor. */
  const actionsFor = (kind: MarkKind, { id, name }: { id: string; name: string }) =>
    isSignedIn ? <MemberActions kind={kind} id={id} name={name} /> : undefined

  switch (page.page) {
    case 'cigar':
      return {
        title: `What to drink with ${page.sheet.name}`,
        description: describeCigarSheet(page.sheet),
        facts: factsOfCigar(page.sheet, origin),
        content: (
          <CigarPage sheet={page.sheet} shops={page.shops} actions={actionsFor('cigar', page.sheet)} />
        ),
      }
    case 'name':
      return {
        title: page.sheet.name,
        description: `${page.sheet.name}: we know the name only. Tell us its wrapper and strength, and we’ll pour for that.`,
        content: <NamePage sheet={page.sheet} shops={page.shops} actions={actionsFor('cigar', page.sheet)} />,
      }
    case 'drink':
      return {
        title: `Cigars for ${page.sheet.name}`,
        description: describeDrinkSheet(page.sheet),
        facts: factsOfDrink(page.sheet, origin),
        content: (
          <DrinkPage sheet={page.sheet} shops={page.shops} actions={actionsFor('drink', page.sheet)} />
        ),
      }
    case 'cigars':
      return {
        title: 'Cigars, and what to drink with each',
        description: `${page.list.total.toLocaleString('en-US')} cigar lines drawn to scale, with wrapper, strength and sizes, and what to pour with each.`,
        isIndexed: !page.list.isFiltered,
        facts: factsOfList(
          'Cigars',
          cataloguePages.cigars,
          namesOf(page.list.rows, cataloguePages.cigar),
          origin,
        ),
        content: <CigarsPage {...page} />,
      }
    case 'drinks':
      return {
        title: 'Drinks, and the cigars for each',
        description: `${page.list.total.toLocaleString('en-US')} spirits, wines, beers and alcohol-free drinks, each in its glass, and what to smoke with it.`,
        isIndexed: !page.list.isFiltered,
        facts: factsOfList(
          'Drinks',
          cataloguePages.drinks,
          namesOf(page.list.rows, cataloguePages.drink),
          origin,
        ),
        content: <DrinksPage {...page} />,
      }
  }
}

function namesOf(
  rows: readonly { id: string; name: string }[],
  addressOf: (id: string) => string,
): (readonly [name: string, address: string])[] {
  return rows.map(({ id, name }) => [name, addressOf(id)])
}
