import type { CatalogueKind, FileRow } from '#features/catalogue/catalogue-row.contract.ts'
import { familyLabel } from '#features/catalogue/family-label.rules.ts'
import { wrapperLabel } from '#features/catalogue/wrapper-label.rules.ts'
import { capitalize } from '#platform/text.rules.ts'

/** The columns of a row in the order in which they are shown, and what each is called. */
export const columnLabels: Readonly<
  Record<CatalogueKind, readonly (readonly [column: string, label: string])[]>
> = {
  cigar: [
    ['brand', 'Maker'],
    ['line', 'Line'],
    ['aliases', 'Also called'],
    ['country', 'Rolled in'],
    ['wrapper', 'Wrapper'],
    ['wrapper_class', 'Class of the wrapper'],
    ['shade', 'Shade'],
    ['binder', 'Binder'],
    ['filler', 'Filler'],
    ['strength', 'Strength'],
    ['body', 'Body'],
    ['notes', 'Notes'],
    ['thirds', 'Thirds'],
    ['vitolas', 'Sizes'],
    ['make', 'Made'],
    ['status', 'Release'],
    ['year', 'First release'],
    ['price', 'Price'],
    ['confidence', 'How sure'],
    ['source_url', 'Source'],
    ['checked', 'Checked on'],
  ],
  drink: [
    ['name', 'Name'],
    ['said_as', 'In a sentence'],
    ['aliases', 'Also called'],
    ['kind', 'Kind'],
    ['family', 'Family'],
    ['style', 'Style'],
    ['proof', 'Proof'],
    ['weight', 'Weight'],
    ['sweetness', 'Sweetness'],
    ['smoke', 'Smoke'],
    ['acidity', 'Acidity'],
    ['tannin', 'Tannin'],
    ['bubbles', 'Bubbles'],
    ['notes', 'Notes'],
    ['glass', 'Glass'],
    ['colour', 'Color'],
    ['serve', 'Poured'],
    ['recipe', 'Recipe'],
    ['price', 'Price'],
    ['availability', 'In shops'],
    ['sentence', 'About it'],
  ],
}

export function labelOf(kind: CatalogueKind, column: string): string {
  return columnLabels[kind].find(([each]) => each === column)?.[1] ?? column
}

const degrees = ['mild', 'mild to medium', 'medium', 'medium to full', 'full']
const confidences: Readonly<Record<string, string>> = {
  high: 'Several descriptions agree',
  medium: 'Leaf and country are known',
  low: 'The name alone is known',
}

/** A cell in words. */
export function cellText(column: string, cell: string): string {
  switch (column) {
    case 'strength':
    case 'body':
      return `${cell} of 5, ${degrees[Number(cell) - 1] ?? ''}`
    case 'weight':
    case 'sweetness':
    case 'smoke':
    case 'acidity':
    case 'tannin':
    case 'bubbles':
      return `${cell} of 5`
    case 'notes':
      return cell.replaceAll(';', ', ').replaceAll('-', ' ')
    case 'thirds':
      return cell
        .split('|')
        .map(notes => notes.replaceAll(';', ', ').replaceAll('-', ' '))
        .join(' / ')
    case 'wrapper_class':
      return wrapperLabel(cell)
    case 'family':
      return familyLabel(cell)
    case 'confidence':
      return confidences[cell] ?? cell
    case 'kind':
    case 'make':
    case 'status':
    case 'shade':
    case 'glass':
    case 'availability':
      return capitalize(cell.replaceAll('-', ' '))
    default:
      return cell
  }
}

/** The cells that say something. */
export function factsOf(
  kind: CatalogueKind,
  row: FileRow,
): { column: string; label: string; text: string }[] {
  return columnLabels[kind]
    .filter(([column]) => row[column])
    .map(([column, label]) => ({ column, label, text: cellText(column, row[column]!) }))
}
