import { type Retailer, shoppingContract } from '../shopping.contract.ts'

/** A shop as it is being typed, with a name of its own for the page that nobody sees. */
export interface RetailerDraft extends Retailer {
  key: number
}

/** What is wrong, by the key of the draft and the field. */
export type Problems = Readonly<Record<string, string>>

export const problemAt = (key: number, field: 'name' | 'template') => `${key}.${field}`

/** The list as it is sent; else what is wrong with it, in the words that the house itself would use. */
export function checkDrafts(
  drafts: readonly RetailerDraft[],
): { retailers: Retailer[] } | { problems: Problems } {
  const typed = drafts.map(({ name, template, shelf }) => ({ name, template, shelf }))
  const checked = shoppingContract.changeRetailers.body.safeParse({ retailers: typed })
  if (checked.success) return checked.data
  const fields = checked.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  return { problems: problemsOf(Object.fromEntries(fields), drafts) }
}

/** The house names a field by the place of its shop: `retailers.1.template`. */
export function problemsOf(
  fields: Readonly<Record<string, string>>,
  drafts: readonly RetailerDraft[],
): Problems {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const [, place, field] = path.split('.')
      const key = drafts[Number(place)]?.key
      return key !== undefined && (field === 'name' || field === 'template')
        ? [[problemAt(key, field), sentence]]
        : []
    }),
  )
}
