import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import css from './VersionConflict.module.css'

/** What a field shows decides whether two versions differ. One that is no text is drawn from it. */
export type ConflictField<Draft> = readonly [
  label: string,
  shown: (draft: Draft) => string,
  draw?: (draft: Draft) => ReactNode,
]

interface VersionConflictProps<Draft> {
  /** The fields that can differ. */
  fields: readonly ConflictField<Draft>[]
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
  const change = (draft: Draft, [, shown, draw = shown]: ConflictField<Draft>) => {
    if (shown(draft) === shown(before)) return 'Not changed'
    return shown(draft) === '' ? 'Removed' : draw(draft)
  }
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
          {changed.map(field => (
            <tr key={field[0]}>
              <th scope="row">{field[0]}</th>
              <td>{change(theirs, field)}</td>
              <td>{change(mine, field)}</td>
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
