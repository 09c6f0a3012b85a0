import { addressOf } from '#platform/client/api.ts'
import { coversContract } from '../covers.contract.ts'

/** The smaller one, which lists show. */
export function coverAddress(id: string): string {
  return addressOf(coversContract.readCover, { params: { id }, query: { size: 'small' } })
}
