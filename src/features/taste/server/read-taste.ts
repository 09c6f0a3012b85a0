import type { CatalogueData } from '#features/catalogue/catalogue.contract.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import { learnTaste, noTaste, type Taste } from '../taste.rules.ts'

export interface TasteSources {
  catalogue: Pick<CatalogueData, 'cigarsById' | 'drinksById'>
  /** Whether the member lets their taste count. */
  usesTaste(memberId: string): Promise<boolean>
  vault: Pick<Vault, 'ratingsOf'>
}

/** The taste to score with. If the member switched it off, the ratings are not queried. */
export async function readTaste(sources: TasteSources, memberId: string): Promise<Taste> {
  if (!(await sources.usesTaste(memberId))) return noTaste
  return { isOn: true, ...(await learnFromVault(sources, memberId)) }
}

/** The learned taste, even if the member switched it off. */
export async function readTasteProfile(sources: TasteSources, memberId: string): Promise<Taste> {
  const [isOn, learned] = await Promise.all([sources.usesTaste(memberId), learnFromVault(sources, memberId)])
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
