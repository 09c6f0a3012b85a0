import type { Retailer } from '../shopping.contract.ts'

export interface RetailerDraft extends Retailer {
  /** React key. */
  key: number
}

/** Messages by `problemAt`. */
export type Problems = Readonly<Record<string, string>>

export const problemAt = (key: number, field: 'name' | 'template') => `${key}.${field}`

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
