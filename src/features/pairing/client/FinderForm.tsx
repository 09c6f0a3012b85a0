import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useCigarSuggestions } from '#features/catalogue/client/use-cigar-suggestions.ts'
import { Autocomplete } from '#platform/client/ui/Autocomplete.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { pairingContract } from '../pairing.contract.ts'
import { CigarOption } from './CigarOption.tsx'
import { DrinkInstead } from './DrinkInstead.tsx'
import css from './FinderForm.module.css'
import { FinderQuestion } from './FinderQuestion.tsx'
import { StrengthChoices } from './StrengthChoices.tsx'

interface FinderFormProps {
  field: RefObject<HTMLInputElement | null>
  /** The form is shown again after a result: it takes the focus. */
  takesFocus: boolean
  text: string
  onTextChange: (typed: string) => void
  isBusy: boolean
  error: string | undefined
  onFind: (cigar: string) => void
}

const maxNameLength = 200
const { NOT_A_CIGAR: notACigar, A_DRINK: aDrink } = pairingContract.recommendFreePairing.refusals

export function FinderForm({
  field,
  takesFocus,
  text: typed,
  onTextChange,
  isBusy,
  error,
  onFind,
}: FinderFormProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus, field])
  const { suggestions, isFetching } = useCigarSuggestions(typed)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) onFind(typed)
  }

  function chooseStrength(cigar: string): void {
    onTextChange(cigar)
    onFind(cigar)
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <FinderQuestion />
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      {error === notACigar.error && <StrengthChoices onChoose={chooseStrength} />}
      {error === aDrink.error && <DrinkInstead typed={typed} />}
      <div className={css.row} ref={row}>
        <Autocomplete
          label="Cigar name"
          ref={field}
          name="cigar"
          value={typed}
          onValueChange={text => onTextChange(text.trimStart())}
          items={suggestions}
          itemKey={match => match.id}
          itemText={match => `${match.brand} ${match.line}`}
          renderItem={match => <CigarOption match={match} />}
          onPick={match => onFind(`${match.brand} ${match.line}`)}
          loading={isFetching}
          maxLength={maxNameLength}
          enterKeyHint="go"
          listAnchor={row}
        />
        <Button type="submit" look="primary" size="large" working={isBusy} disabled={typed.trim() === ''}>
          {isBusy ? 'Finding Pairing...' : 'Find its match'}
        </Button>
      </div>
      <p className={css.free}>Free. No account needed.</p>
    </form>
  )
}
