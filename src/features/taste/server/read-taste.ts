import type { CatalogueData } from '#features/catalogue/catalogue.contract.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import { type Leaning, learnTaste, noTaste, type Taste } from '../taste.rules.ts'
import type { ForgottenLeanings } from './forgotten-leanings.store.ts'

export interface TasteSources {
  catalogue: Pick<CatalogueData, 'cigarsById' | 'drinksById'>
  /** Whether the member lets their taste count. */
  usesTaste(memberId: string): Promise<boolean>
  forgottenLeanings: Pick<ForgottenLeanings, 'list'>
  vault: Pick<Vault, 'ratingsOf'>
}

export interface TasteProfile extends Taste {
  /** What the ratings show and the member has forgotten: it does not count. Strongest first. */
  forgotten: readonly Leaning[]
}

/** The taste to score with. If the member switched it off, the ratings are not queried. */
export async function readTaste(sources: TasteSources, memberId: string): Promise<Taste> {
  if (!(await sources.usesTaste(memberId))) return noTaste
  const { ratings, leanings } = await learnFromVault(sources, memberId)
  return { isOn: true, ratings, leanings }
}

/** The learned taste, even if the member switched it off. */
export async function readTasteProfile(sources: TasteSources, memberId: string): Promise<TasteProfile> {
  const [isOn, learned] = await Promise.all([sources.usesTaste(memberId), learnFromVault(sources, memberId)])
  return { isOn, ...learned }
}

async function learnFromVault(
  { catalogue, forgottenLeanings, vault }: TasteSources,
  memberId: string,
): Promise<Omit<TasteProfile, 'isOn'>> {
  const ratings = await vault.ratingsOf(memberId)
  const learned = learnTaste(
    ratings.map(({ cigar_id, drink_id, rating }) => ({
      cigar: catalogue.cigarsById.get(cigar_id ?? ''),
      drink: catalogue.drinksById.get(drink_id ?? ''),
      rating,
    })),
  )
  const forgotten = learned.leanings.length > 0 ? await forgottenLeanings.list(memberId) : []
  const isForgotten = ({ of, about }: Leaning) =>
    forgotten.some(each => each.of === of && each.about === about)
  return {
    ratings: learned.ratings,
    leanings: learned.leanings.filter(leaning => !isForgotten(leaning)),
    forgotten: learned.leanings.filter(isForgotten),
  }
}
