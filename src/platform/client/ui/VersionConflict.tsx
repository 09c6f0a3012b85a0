import { Button } from './Button.tsx'
import css from './VersionConflict.module.css'

interface VersionConflictProps<Draft> {
  /** The fields that can differ, with what each shows. */
  fields: readonly (readonly [label: string, shown: (draft: Draft) => string])[]
  /** As it was before either device changed it. */
  before: Draft
  mine: Draft
  theirs: Draft
  onTakeTheirs: () => void
}

/** Both versions of what two devices changed, field by field. Saved, the changes of here come on top of those of there. */
export function VersionConflict<Draft>(props: VersionConflictProps<Draft>) {
  const { fields, before, mine, theirs, onTakeTheirs } = props
  const changed = fields.filter(
    ([, shown]) => shown(theirs) !== shown(before) || shown(mine) !== shown(before),
  )
  const change = (draft: Draft, shown: (draft: Draft) => string) =>
    shown(draft) === shown(before) ? 'Not changed' : shown(draft) || 'Removed'
  return (
    <div role="alert" className={css.conflict}>
      <p>This was changed on another device in the meantime.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">There</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(([label, shown]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{change(theirs, shown)}</td>
              <td>{change(mine, shown)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button type="button" size="small" onClick={onTakeTheirs}>
        Keep the other version
      </Button>
    </div>
  )
}
