import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { DrinkMatch } from '#features/catalogue/catalogue.contract.ts'
import { DrinkOption } from '#features/catalogue/client/DrinkOption.tsx'
import { useDrinkSuggestions } from '#features/catalogue/client/use-drink-suggestions.ts'
import { call } from '#platform/client/api.ts'
import { UserError } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'
import { type BarDrink, barContract, maxBottleTextLength, type RecognizedBottle } from '../bar.contract.ts'
import css from './AddDrink.module.css'
import type { BarNoteText } from './BarNote.tsx'
import { BottleChoices } from './BottleChoices.tsx'
import type { ChangeBar } from './use-change-bar.ts'

interface AddDrinkProps {
  field: RefObject<HTMLInputElement | null>
  here: readonly BarDrink[]
  onChange: ChangeBar
  /** Opens the form for a bottle that the catalogue does not have, with this name. */
  onOwn: (name: string) => void
  onTell: (note: BarNoteText) => void
}

/** Adds a drink from the list, or on Enter the one that is named exactly; asks otherwise. A failure keeps the text. */
export function AddDrink({ field, here, onChange, onOwn, onTell }: AddDrinkProps) {
  const row = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const { suggestions, isFetching } = useDrinkSuggestions(typed)
  const recognition = useMutation({ mutationFn: recognize, onSuccess: addIfExact })
  const { mutate: find, data: recognized, variables: asked, isPending, error, reset } = recognition

  function type(text: string): void {
    reset()
    setTyped(text.trimStart())
  }

  function addIfExact({ recognition: kind, candidates }: RecognizedBottle): void {
    if (kind === 'exact' && candidates[0]) add(candidates[0])
  }

  function add(match: DrinkMatch): void {
    reset()
    setTyped('')
    field.current?.focus()
    if (here.some(({ id }) => id === match.id)) {
      onTell({ text: `${match.name} is already in your bar.` })
      return
    }
    const drink = { ...match, level: 'full', added_at: new Date().toISOString(), own: null } as const
    onChange({ action: 'save', drink }, isSaved => {
      if (isSaved) onTell({ text: `${match.name} is in your bar.` })
      // Unless something else was typed meanwhile.
      else setTyped(current => current || match.name)
    })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim() === '') field.current?.focus()
    if (!isPending) find(typed.trim())
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.row} ref={row}>
        <LazyAutocomplete
          label="Add a drink"
          name="drink"
          ref={field}
          value={typed}
          onValueChange={type}
          items={suggestions}
          itemKey={match => match.id}
          itemText={match => match.name}
          renderItem={match => <DrinkOption match={match} />}
          // The list writes the name into the field after this callback; the timeout clears it again.
          onPick={match => setTimeout(() => add(match))}
          loading={isFetching}
          error={error?.message}
          maxLength={maxBottleTextLength}
          enterKeyHint="done"
          listAnchor={row}
        />
        <Button type="submit" look="primary" working={isPending}>
          Add to my bar
        </Button>
      </div>
      {!recognized && (
        <p className={css.own}>
          Not on our list?{' '}
          <button type="button" onClick={() => onOwn(typed.trim())}>
            Add your own bottle
          </button>
        </p>
      )}
      {recognized && asked && recognized.recognition !== 'exact' && (
        <BottleChoices
          key={asked}
          typed={asked}
          recognized={recognized}
          onChoose={add}
          onOwn={() => onOwn(asked)}
          onDismiss={() => {
            reset()
            field.current?.focus()
          }}
        />
      )}
    </form>
  )
}

async function recognize(q: string): Promise<RecognizedBottle> {
  if (q === '') throw new UserError('Please enter a drink name')
  const recognized = await call(barContract.recognizeBottle, { query: { q } })
  if (recognized.candidates.length === 0)
    throw new Error('We don’t have that one yet. Try the name on the label.')
  return recognized
}
