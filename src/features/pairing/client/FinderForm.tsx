import type { FormEvent } from 'react'
import { useCigarSuggestions } from '#features/catalogue/client/use-cigar-suggestions.ts'
import { Autocomplete } from '#platform/client/ui/Autocomplete.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { CigarOption } from './CigarOption.tsx'
import css from './FinderForm.module.css'

interface FinderFormProps {
  typed: string
  onType: (typed: string) => void
  isBusy: boolean
  error: string | undefined
  onFind: (cigar: string) => Promise<void>
}

const longestName = 200

/** One question. What was typed stays, whatever the answer is. */
export function FinderForm({ typed, onType, isBusy, error, onFind }: FinderFormProps) {
  const { suggestions, isFetching } = useCigarSuggestions(typed)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void onFind(typed)
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <h2 className={css.question}>What are you lighting?</h2>
      <p className={css.lead}>
        The words on the band will do. No band? Its wrapper and its size tell us enough to go on.
      </p>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      <Autocomplete
        label="Cigar name"
        name="cigar"
        value={typed}
        onValueChange={text => onType(text.trimStart())}
        items={suggestions}
        itemKey={match => match.id}
        itemText={match => `${match.brand} ${match.line}`}
        renderItem={match => <CigarOption match={match} />}
        onPick={match => void onFind(`${match.brand} ${match.line}`)}
        loading={isFetching}
        maxLength={longestName}
        enterKeyHint="go"
        autoFocus
      />
      <div className={css.go}>
        <Button type="submit" look="primary" size="large" working={isBusy} disabled={typed.trim() === ''}>
          {isBusy ? 'Finding Pairing...' : 'Find its match'}
        </Button>
        <span>Free. No account needed.</span>
      </div>
    </form>
  )
}
