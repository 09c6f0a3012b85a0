import type { CatalogueData } from '#features/catalogue/catalogue.contract.ts'
import { usesTaste } from '#features/settings/server/uses-taste.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { learnTaste, noTaste, type Taste } from '../taste.rules.ts'

export interface TasteSources {
  catalogue: Pick<CatalogueData, 'cigarsById' | 'drinksById'>
  database: Pick<Database, 'runAsMember'>
  vault: Pick<Vault, 'ratingsOf'>
}

/** The taste to score with. If the member switched it off, the ratings are not queried. */
export async function readTaste(sources: TasteSources, memberId: string): Promise<Taste> {
  if (!(await usesTaste(sources.database, memberId))) return noTaste
  return { isOn: true, ...(await learnFromVault(sources, memberId)) }
}

/** The learned taste, even if the member switched it off. */
export async function readTasteProfile(sources: TasteSources, memberId: string): Promise<Taste> {
  const [isOn, learned] = await Promise.all([
    usesTaste(sources.database, memberId),
    learnFromVault(sources, memberId),
  ])
  return { isOn, ...learned }
}

async function learnFromVault({ catalogue, vault }: TasteSources, memberId: string) {
  const ratings = await vault.ratingsOf(memberId)
  return learnTaste(
    ratings.map(({ cigar_id, drink_id, rating }) => ({
      cigar: catalogue.cigarsById.get(cigar_id ?? ''),
      drink: catalogue.drinksById.get(drink_id ?? ''),
      rating,
    })),
  )
}
