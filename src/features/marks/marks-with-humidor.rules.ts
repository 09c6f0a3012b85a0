import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { LineRecord } from '#features/humidor/line-record.rules.ts'
import type { InHumidor, Mark, MarkKind } from './marks.contract.ts'

export interface StoredMark {
  kind: MarkKind
  item_id: string
  mark: Mark
  marked_at: Date
}

export interface ShownMark extends StoredMark {
  /** Null for a mark that the member made. */
  in_humidor: InHumidor | null
}

/**
 * What a member marked, with what their humidors say: a cigar that lies there they have; one that they smoked to the last
 * they had; and one that was added after they wanted it they want no more. A mark that is younger than what the humidor says
 * stays. Nothing of this is stored, so an undo in the humidor brings back the marks as well.
 */
export function marksWithHumidor(stored: readonly StoredMark[], records: readonly LineRecord[]): ShownMark[] {
  const byLine = new Map(records.map(record => [record.lineId, record]))
  const own = stored.flatMap(mark => {
    const record = mark.kind === 'cigar' ? byLine.get(mark.item_id) : undefined
    return record && isOutdated(mark, record) ? [] : [{ ...mark, in_humidor: null }]
  })
  const marked = new Set(own.map(keyOf))
  const ofHumidor = records
    .flatMap(markOf)
    .filter(
      mark =>
        !marked.has(keyOf(mark)) && !(mark.mark === 'had' && marked.has(keyOf({ ...mark, mark: 'have' }))),
    )
  return [...own, ...ofHumidor].sort((a, b) => b.marked_at.getTime() - a.marked_at.getTime())
}

function isOutdated({ mark, marked_at }: StoredMark, { quantity, addedAt, smokedAt }: LineRecord): boolean {
  if (mark === 'had') return false
  if (mark === 'want') return marked_at < addedAt
  return quantity > 0 || marked_at < addedAt || (smokedAt !== null && marked_at < smokedAt)
}

function markOf({ lineId, quantity, addedAt, smokedAt, brand, cigarName }: LineRecord): ShownMark[] {
  const cigar = {
    kind: 'cigar',
    item_id: lineId,
    in_humidor: { quantity, name: fullCigarName({ brand, line: cigarName }) },
  } as const
  if (quantity > 0) return [{ ...cigar, mark: 'have', marked_at: addedAt }]
  return smokedAt ? [{ ...cigar, mark: 'had', marked_at: smokedAt }] : []
}

function keyOf({ kind, item_id, mark }: Pick<StoredMark, 'kind' | 'item_id' | 'mark'>): string {
  return `${kind} ${item_id} ${mark}`
}
