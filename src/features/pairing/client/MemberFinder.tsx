import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#platform/client/ui/Button.tsx'
import field from '#platform/client/ui/FieldShell.module.css'
import css from './FinderForm.module.css'
import { FinderQuestion } from './FinderQuestion.tsx'
import type { LiveFinderProps } from './LiveFinder.tsx'

const load = () => import('./LiveFinder.tsx').then(({ LiveFinder }) => LiveFinder)

/**
 * The finder on a page of the portal. Suggestions and results weigh more than the page around it, so they come when
 * somebody is about to type; until then the same field stands here by itself, and takes what is typed.
 */
export function MemberFinder() {
  const input = useRef<HTMLInputElement>(null)
  const [live, setLive] = useState<{ Finder: ComponentType<LiveFinderProps>; start: LiveFinderProps }>()

  async function wake(): Promise<void> {
    const Finder = await load()
    const { value = '', selectionStart } = input.current ?? {}
    const hasFocus = input.current !== null && document.activeElement === input.current
    const caret = hasFocus ? selectionStart : undefined
    // At once: a key that is pressed between reading the field and changing it would be lost.
    flushSync(() => setLive(known => known ?? { Finder, start: { initiallyTyped: value, caret } }))
  }

  if (live) return <live.Finder {...live.start} />
  return (
    <form
      className={css.form}
      data-look="inline"
      noValidate
      onSubmit={event => event.preventDefault()}
      onPointerEnter={() => void load()}
      onFocus={() => void wake()}
    >
      <FinderQuestion />
      <div className={css.row}>
        <label className={field.field}>
          <span className={field.label}>Cigar name</span>
          <span className={field.box}>
            <input
              ref={input}
              className={field.input}
              role="combobox"
              aria-expanded={false}
              aria-autocomplete="list"
              name="cigar"
              autoComplete="off"
              maxLength={200}
              enterKeyHint="go"
            />
          </span>
        </label>
        <Button type="submit" look="primary" wide disabled>
          Find its match
        </Button>
      </div>
    </form>
  )
}
