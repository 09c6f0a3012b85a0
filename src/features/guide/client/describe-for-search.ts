import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { breadcrumbs, type NamedPath } from '#platform/client/breadcrumbs.ts'
import type { CigarSheet, DrinkSheet } from '../guide.contract.ts'

/** Facts of a page for search engines, as schema.org types: where it stands, and what it lists. */
export function factsOfCigar({ id, name, pours }: CigarSheet, origin: string): object[] {
  const drinks = pours.flatMap(group => group.drinks)
  return [
    breadcrumbs(origin, ['Cigars', cataloguePages.cigars], [name, cataloguePages.cigar(id)]),
    itemList(
      `What to drink with ${name}`,
      drinks.map(drink => [drink.name, origin + cataloguePages.drink(drink.id)]),
    ),
  ]
}

export function factsOfDrink({ id, name, cigars }: DrinkSheet, origin: string): object[] {
  return [
    breadcrumbs(origin, ['Drinks', cataloguePages.drinks], [name, cataloguePages.drink(id)]),
    itemList(
      `Cigars for ${name}`,
      cigars.map(cigar => [cigar.name, origin + cataloguePages.cigar(cigar.id)]),
    ),
  ]
}

export function factsOfList(
  title: string,
  path: string,
  rows: readonly NamedPath[],
  origin: string,
): object[] {
  return [
    breadcrumbs(origin, [title, path]),
    itemList(
      title,
      rows.map(([name, address]) => [name, origin + address]),
    ),
  ]
}

function itemList(name: string, items: readonly NamedPath[]): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map(([itemName, url], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: itemName,
      url,
    })),
  }
}
