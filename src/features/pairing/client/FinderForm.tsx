import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'
import { pairingContract } from '../pairing.contract.ts'
import { ExampleChoices } from './ExampleChoices.tsx'
import css from './FinderForm.module.css'
import { FinderQuestion } from './FinderQuestion.tsx'
import type { OwnSuggestions } from './own-cigars.ts'
import { StrengthChoices } from './StrengthChoices.tsx'
import { SuggestionOption } from './SuggestionOption.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface FinderFormProps {
  field: RefObject<HTMLInputElement | null>
  /** The form is shown again after a result: it takes the focus. */
  takesFocus: boolean
  text: string
  onTextChange: (typed: string) => void
  isBusy: boolean
  error: string | undefined
  onFind: (cigar: string) => void
  /** Of a member. */
  own?: OwnSuggestions | undefined
}

const maxNameLength = 200
const { NOT_A_CIGAR: notACigar } = pairingContract.recommendFreePairing.refusals

export function FinderForm({
  field,
  takesFocus,
  text: typed,
  onTextChange,
  isBusy,
  error,
  onFind,
  own,
}: FinderFormProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus, field])
  const { suggestions, isFetching } = useSuggestions(typed, own)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim() === '') field.current?.focus()
    if (!isBusy) onFind(typed)
  }

  function findNamed(cigar: string): void {
    onTextChange(cigar)
    onFind(cigar)
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <FinderQuestion />
      <div className={css.row} ref={row}>
        <LazyAutocomplete
          label="Cigar name"
          ref={field}
          name="cigar"
          value={typed}
          onValueChange={text => onTextChange(text.trimStart())}
          items={suggestions}
          itemKey={suggestion => suggestion.key}
          itemText={suggestion => suggestion.text}
          renderItem={suggestion => <SuggestionOption suggestion={suggestion} />}
          onPick={suggestion => onFind(suggestion.text)}
          loading={isFetching}
          maxLength={maxNameLength}
          enterKeyHint="go"
          listAnchor={row}
        />
        <Button type="submit" look="primary" size="large" working={isBusy}>
          {isBusy ? 'Finding Pairing...' : 'Find its match'}
        </Button>
      </div>
      {/* Below the field, which stays where it is. */}
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      {error === notACigar.error && <StrengthChoices onChoose={findNamed} />}
      <p className={css.free}>Free. No account needed.</p>
      <ExampleChoices of="cigar" typed={typed} onChoose={findNamed} />
      <ExampleChoices of="drink" lead="Or start from a drink." typed={typed} onChoose={findNamed} />
    </form>
  )
}
