import { formatDate } from '#platform/client/relative-time.ts'
import { ActionMenu } from '#platform/client/ui/ActionMenu.tsx'
import type { Maintenance } from '../../maintenance.contract.ts'
import { entryWords } from './entry-words.ts'
import css from './Maintenance.module.css'

interface MaintenanceRowProps {
  entry: Maintenance
  /** Its name, where there are several. */
  humidor: string | undefined
  onEdit: () => void
  onDelete: () => void
}

export function MaintenanceRow({ entry, humidor, onEdit, onDelete }: MaintenanceRowProps) {
  const words = entryWords(entry)
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <p>{entry.kind === 'note' ? entry.note : words}</p>
        <p className={css.details}>
          {[formatDate(entry.doneAt), humidor, entry.kind !== 'note' && entry.note]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
      <div>
        <ActionMenu
          label={`More for ${words} on ${formatDate(entry.doneAt)}`}
          groups={[[{ label: 'Edit', onChoose: onEdit }], [{ label: 'Delete', onChoose: onDelete }]]}
        />
      </div>
    </li>
  )
}
