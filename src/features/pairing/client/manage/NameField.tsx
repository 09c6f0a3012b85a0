import { useRef } from 'react'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'
import { maxNameLength } from '../../managed-pairings.contract.ts'
import type { Suggestion } from '../../suggestion.contract.ts'
import { SuggestionOption } from '../SuggestionOption.tsx'
import { useSuggestions } from '../use-suggestions.ts'
import css from './PairingForm.module.css'

interface NameFieldProps {
  label: string
  kind: Exclude<Suggestion['kind'], 'wish'>
  value: string
  onChange: (name: string) => void
  error: string | undefined
  /** That the catalogue lacks it, and what follows. */
  hint: string | undefined
}

/** Suggests of the catalogue; any name is taken. */
export function NameField({ label, kind, value, onChange, error, hint }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { suggestions, isFetching } = useSuggestions(value)
  return (
    <div className={css.name}>
      <LazyAutocomplete
        label={label}
        ref={field}
        value={value}
        onValueChange={typed => onChange(typed.trimStart())}
        items={suggestions.filter(suggestion => suggestion.kind === kind)}
        itemKey={suggestion => suggestion.key}
        itemText={suggestion => suggestion.text}
        renderItem={suggestion => <SuggestionOption suggestion={suggestion} />}
        loading={isFetching}
        maxLength={maxNameLength}
        error={error}
      />
      <p role="status">{hint}</p>
    </div>
  )
}
