import { type ComponentType, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#platform/client/ui/Button.tsx'
import shell from '#platform/client/ui/FieldShell.module.css'
import type { BarDrink } from '../bar.contract.ts'
import css from './AddDrink.module.css'
import type { LiveAddDrinkProps } from './LiveAddDrink.tsx'
import type { ChangeBar } from './use-change-bar.ts'

export interface AddDrinkProps {
  field: RefObject<HTMLInputElement | null>
  here: readonly BarDrink[]
  onChange: ChangeBar
}

export const maxNameLength = 200

interface Live {
  Field: ComponentType<LiveAddDrinkProps>
  start: Pick<LiveAddDrinkProps, 'initiallyTyped' | 'caret'>
}

const load = () => import('./LiveAddDrink.tsx').then(({ LiveAddDrink }) => LiveAddDrink)

/**
 * Adds a drink to the bar. The code for suggestions is larger than the page, so it is loaded when the member is about to
 * type; until then a light field of the same look takes what is typed.
 */
export function AddDrink(props: AddDrinkProps) {
  const { field } = props
  const [live, setLive] = useState<Live>()

  async function wake(): Promise<void> {
    const Field = await load()
    const { value = '', selectionStart } = field.current ?? {}
    const hasFocus = field.current !== null && document.activeElement === field.current
    const start = { initiallyTyped: value, caret: hasFocus ? selectionStart : undefined }
    // Synchronous, or keys pressed between reading the field and replacing it would be lost.
    flushSync(() => setLive(current => current ?? { Field, start }))
  }

  if (live) return <live.Field {...props} {...live.start} />
  return (
    <form className={css.form} onSubmit={event => event.preventDefault()} noValidate>
      <div className={css.row}>
        <label className={shell.field}>
          <span className={shell.label}>Add a drink</span>
          <span className={shell.box}>
            <input
              ref={field}
              className={shell.input}
              onPointerEnter={() => void load().catch(() => undefined)}
              onFocus={() => void wake().catch(() => undefined)}
              name="drink"
              autoComplete="off"
              maxLength={maxNameLength}
              enterKeyHint="done"
            />
          </span>
        </label>
        <Button type="submit" look="primary" disabled>
          Put on the shelf
        </Button>
      </div>
    </form>
  )
}
