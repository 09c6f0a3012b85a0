import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useCigarSuggestions } from '#features/catalogue/client/use-cigar-suggestions.ts'
import { Autocomplete } from '#platform/client/ui/Autocomplete.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { CigarOption } from './CigarOption.tsx'
import css from './FinderForm.module.css'
import { FinderQuestion } from './FinderQuestion.tsx'

interface FinderFormProps {
  field: RefObject<HTMLInputElement | null>
  /** After a result the question comes back, and with it the focus. */
  comesBack: boolean
  typed: string
  onType: (typed: string) => void
  isBusy: boolean
  error: string | undefined
  onFind: (cigar: string) => void
  /** A page of its own, or a part of another one. */
  look?: 'page' | 'inline' | undefined
}

const longestName = 200

/** One question. What was typed stays, whatever the answer is. */
export function FinderForm({
  field,
  comesBack,
  typed,
  onType,
  isBusy,
  error,
  onFind,
  look = 'page',
}: FinderFormProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (comesBack) field.current?.focus()
  }, [comesBack, field])
  const { suggestions, isFetching } = useCigarSuggestions(typed)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) onFind(typed)
  }

  return (
    <form className={css.form} data-look={look} onSubmit={submit} noValidate>
      <FinderQuestion />
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      <div className={css.row} ref={row}>
        <Autocomplete
          label="Cigar name"
          ref={field}
          name="cigar"
          value={typed}
          onValueChange={text => onType(text.trimStart())}
          items={suggestions}
          itemKey={match => match.id}
          itemText={match => `${match.brand} ${match.line}`}
          renderItem={match => <CigarOption match={match} />}
          onPick={match => onFind(`${match.brand} ${match.line}`)}
          loading={isFetching}
          maxLength={longestName}
          enterKeyHint="go"
          listUnder={row}
        />
        <Button
          type="submit"
          look="primary"
          size={look === 'page' ? 'large' : 'medium'}
          wide={look === 'inline'}
          working={isBusy}
          disabled={typed.trim() === ''}
        >
          {isBusy ? 'Finding Pairing...' : 'Find its match'}
        </Button>
      </div>
      {look === 'page' && <p className={css.free}>Free. No account needed.</p>}
    </form>
  )
}
