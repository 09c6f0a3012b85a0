import { type Retailer, shoppingContract } from '../shopping.contract.ts'

export interface RetailerDraft extends Retailer {
  /** React key. */
  key: number
}

/** Messages by `problemAt`. */
export type Problems = Readonly<Record<string, string>>

export const problemAt = (key: number, field: 'name' | 'template') => `${key}.${field}`

/** Validates with the contract's schema, so the messages are those of the server. */
export function checkDrafts(
  drafts: readonly RetailerDraft[],
): { retailers: Retailer[] } | { problems: Problems } {
  const typed = drafts.map(({ name, template, shelf }) => ({ name, template, shelf }))
  const checked = shoppingContract.changeRetailers.body.schema.safeParse({ retailers: typed })
  if (checked.success) return checked.data
  const fields = checked.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  return { problems: problemsOf(Object.fromEntries(fields), drafts) }
}

/** The server names a field by the index of its shop: `retailers.1.template`. */
export function problemsOf(
  fields: Readonly<Record<string, string>>,
  drafts: readonly RetailerDraft[],
): Problems {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const [, index, field] = path.split('.')
      const key = drafts[Number(index)]?.key
      return key !== undefined && (field === 'name' || field === 'template')
        ? [[problemAt(key, field), sentence]]
        : []
    }),
  )
}
