import { textParams } from '#platform/client/text-params.ts'

/** Query of the page's address: the form that is open, if one is. */
export interface ManageSearch {
  /** The event that is edited. */
  edit?: string
  /** The event that a new one begins as. */
  copy?: string
  /** An empty form. */
  new?: string
}

export function readManageSearch(search: Record<string, unknown>): ManageSearch {
  return textParams(search, ['edit', 'copy', 'new'])
}
