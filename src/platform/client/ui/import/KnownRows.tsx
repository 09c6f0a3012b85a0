import type { KnownChoice } from '#platform/known-rows.contract.ts'
import { Switch } from '../Switch.tsx'
import { andMore, rows } from './import-texts.ts'
import { ListedRows } from './ListedRows.tsx'

interface KnownRowsProps {
  count: number
  lines: readonly { line: number; text: string }[]
  choice: KnownChoice
  isReading: boolean
  onChoice: (choice: KnownChoice) => void
  unit?: string | undefined
}

const maxLines = 5

/** Rows that are there already, and whether they are added all the same. */
export function KnownRows({ count, lines, choice, isReading, onChoice, unit }: KnownRowsProps) {
  if (count === 0) return null
  const isAdded = choice === 'add'
  return (
    <div>
      <ListedRows
        title={`${rows(count)} ${isAdded ? 'added once more' : 'skipped'}`}
        unit={unit}
        lines={lines.slice(0, maxLines)}
        more={andMore(count - maxLines)}
      />
      <Switch
        label={count === 1 ? 'Add it once more' : 'Add them once more'}
        checked={isAdded}
        working={isReading}
        onCheckedChange={isOn => onChoice(isOn ? 'add' : 'skip')}
      />
    </div>
  )
}
