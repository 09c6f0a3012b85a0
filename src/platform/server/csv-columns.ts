import type { TableColumns } from './read-csv-table.ts'

/** The field of each column in order; empty for one that is not read. */
export type ChosenColumns<Field extends string> = readonly (Field | '')[]

/** Of two columns with the same field the first counts. */
export function positionsOf<Field extends string>(chosen: ChosenColumns<Field>): TableColumns<Field> {
  const columns: TableColumns<Field> = {}
  for (const [position, field] of chosen.entries()) if (field !== '') columns[field] ??= position
  return columns
}

/** Each column of the file with the field that it is read as. */
export function namedColumns<Field extends string>(
  header: readonly string[],
  columns: TableColumns<Field>,
): { name: string; field: Field | null }[] {
  const fields = new Map(
    Object.entries<number | undefined>(columns).map(
      ([field, position]) => [position, field as Field] as const,
    ),
  )
  return header.map((name, position) => ({ name, field: fields.get(position) ?? null }))
}
