import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { slugOf } from '#features/catalogue/server/read-catalogue.ts'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { openFreePairings } from './free-pairings.ts'
import { pairings } from './pairings.tables.ts'
import { readHousePhrasebook } from './read-phrasebook.ts'

/** A cigar most lounges have, so that the first Tonight's Pick is one that can be lit. */
const firstPick = 'padron-1964-anniversary'

/** The first evening needs a Tonight's Pick; from then on the house chooses. */
export async function plantFeaturedPairing(
  transaction: Transaction,
  catalogue: HouseCatalogue,
): Promise<void> {
  const cigarId = catalogue.cigarsById.has(firstPick) ? firstPick : catalogue.cigars[0]!.id
  const { cigar, drink, result } = openFreePairings(catalogue, readHousePhrasebook(catalogue)).forCigar(
    cigarId,
  )!
  const title = `${cigar.brand} ${cigar.line} & ${drink.name}`
  const [body = '', duration = ''] = cigar.detail.split('. ')
  await transaction
    .insert(pairings)
    .values({
      title,
      slug: slugOf(title),
      is_featured: true,
      cigar_name: `${cigar.brand} ${cigar.line}`,
      cigar_body: body,
      cigar_duration: duration.replace(/\.$/, ''),
      cigar_desc: cigar.description,
      spirit_name: drink.name,
      spirit_desc: catalogue.drinksById.get(drink.id)!.sentence,
      description: result,
    })
    .onConflictDoNothing()
}
