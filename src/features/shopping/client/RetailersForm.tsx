import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { maxRetailers, namePlaceholder, type Retailer } from '../shopping.contract.ts'
import { RetailerFields } from './RetailerFields.tsx'
import css from './RetailersForm.module.css'
import { useRetailerDrafts } from './use-retailer-drafts.ts'

export function RetailersForm({ stored }: { stored: readonly Retailer[] }) {
  const form = useRef<HTMLFormElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { drafts, problems, isSaving, hasUnsavedEdits, failure, savedAt, isFull, ...edit } =
    useRetailerDrafts(stored)

  function add(): void {
    flushSync(edit.add)
    focusOn('li:last-child input')
  }

  function remove(key: number): void {
    flushSync(() => edit.remove(key))
    addButton.current?.focus()
  }

  const focusOn = (selector: string) => form.current?.querySelector<HTMLInputElement>(selector)?.focus()

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        edit.save(() => focusOn('input[aria-invalid="true"]'))
      }}
    >
      <HowTo />
      <ol className={css.shops}>
        {drafts.map((draft, index) => (
          <RetailerFields
            key={draft.key}
            draft={draft}
            position={index + 1}
            problems={problems}
            onChange={fields => edit.change(draft.key, fields)}
            onRemove={() => remove(draft.key)}
          />
        ))}
      </ol>
      {drafts.length === 0 && <p className={css.none}>No shop is linked.</p>}
      {failure && Object.keys(problems).length === 0 && <ErrorBox>{failure.message}</ErrorBox>}
      <div className={css.add}>
        <Button
          ref={addButton}
          look="quiet"
          icon={<PlusIcon weight="bold" size={16} />}
          disabled={isFull}
          onClick={add}
        >
          Add a shop
        </Button>
      </div>
      <div className={css.actions}>
        <Button type="submit" look={hasUnsavedEdits ? 'primary' : 'secondary'} working={isSaving}>
          Save
        </Button>
        <p role="status" className={css.status}>
          {savedAt !== undefined ? 'Saved' : isFull ? `Up to ${maxRetailers} shops can be linked.` : ''}
        </p>
      </div>
    </form>
  )
}

function HowTo() {
  return (
    <ol className={css.how}>
      <li>Open the shop’s website and search there for any cigar or drink.</li>
      <li>Copy the address of the results page.</li>
      <li>
        Paste it below and replace the name in it with <code>{namePlaceholder}</code>. Smoke Deck fills in the
        right name each time.
      </li>
    </ol>
  )
}
