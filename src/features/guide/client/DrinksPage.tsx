import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import type { GuidePage } from '../guide.contract.ts'
import { DrinkTable } from './DrinkTable.tsx'
import { ListFrame } from './ListFrame.tsx'

type Drinks = Extract<GuidePage, { page: 'drinks' }>

export function DrinksPage({ list }: Drinks) {
  return (
    <ListFrame
      list={list}
      base={cataloguePages.drinks}
      title="Every drink we know."
      lead="Spirits, wine, beer and alcohol-free drinks. Open one to see what to smoke with it, and why."
      search={{ label: 'Name on the bottle', placeholder: 'Diplomático' }}
      singular="drink"
      plural="drinks"
      emptyArt="decanter"
    >
      <DrinkTable rows={list.rows} />
    </ListFrame>
  )
}
