import css from './MentionList.module.css'
import type { MentionChoice } from './use-mention-choices.ts'

interface MentionListProps {
  id: string
  choices: readonly MentionChoice[]
  /** The one that Enter takes. */
  active: number
  optionId: (index: number) => string
  onChoose: (index: number) => void
}

/** Names above the field of a message. The focus stays in the field, whose keys go through them. */
export function MentionList({ id, choices, active, optionId, onChoose }: MentionListProps) {
  return (
    <div id={id} className={css.list} role="listbox" aria-label="Members">
      {choices.map(({ key, name, description }, index) => (
        <button
          type="button"
          key={key}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={event => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <b>@{name}</b>
          {description && <span>{description}</span>}
        </button>
      ))}
    </div>
  )
}
