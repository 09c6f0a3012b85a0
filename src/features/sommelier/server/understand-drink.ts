import type { Bar } from '#features/bar/server/open-bar.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'

interface Sources {
  bar: Pick<Bar, 'pourable'>
  catalogue: Pick<Catalogue, 'understandDrink'>
}

/** A drink of the catalogue by its exact name, else a bottle of the member's own, else what the text may mean. */
export async function understandDrink(
  { catalogue, bar }: Sources,
  memberId: string,
  typed: string,
): Promise<ReturnType<Catalogue['understandDrink']>> {
  const understood = catalogue.understandDrink(typed)
  if (understood?.isExact && !understood.group) return understood
  const name = typed.toLowerCase()
  const own = [...(await bar.pourable(memberId)).keys()].find(
    drink => drink.judgedAs !== undefined && drink.name.toLowerCase() === name,
  )
  return own ? { drink: own, group: undefined, score: 1, isExact: true } : understood
}
