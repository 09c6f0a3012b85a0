import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import { DrinkOption } from '#features/catalogue/client/DrinkOption.tsx'
import { useDrinkSuggestions } from '#features/catalogue/client/use-drink-suggestions.ts'
import { useCigarSuggestions } from '#features/humidor/client/use-cigar-suggestions.ts'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { LazyAutocomplete } from '#platform/client/ui/LazyAutocomplete.tsx'
import { livePairingsContract, maxDrinks } from '../live-pairings.contract.ts'
import css from './LivePairings.module.css'
import { receiveSession } from './session-queries.ts'

/** Names the cigar and the drinks of a new session. */
export function OpenSession({ onOpened }: { onOpened: (id: string) => void }) {
  const queries = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [cigar, setCigar] = useState('')
  const [drinks, setDrinks] = useState<readonly string[]>(Array.from({ length: maxDrinks }, () => ''))
  const [isMissing, setIsMissing] = useState(false)
  const { suggestions, isFetching } = useCigarSuggestions(cigar)
  const opening = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const named = drinks.map(drink => drink.trim()).filter(drink => drink !== '')
      const body = { cigar: cigar.trim(), ...(named.length > 0 && { drinks: named }) }
      return call(livePairingsContract.openSession, { body })
    },
    onSuccess(session) {
      receiveSession(queries, session)
      onOpened(session.id)
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsMissing(cigar.trim() === '')
    if (cigar.trim() === '') field.current?.focus()
    else opening.mutate()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-labelledby="open-session">
      <h2 id="open-session">Host a session</h2>
      <p>
        Pick a cigar that everybody has, and up to three drinks. Leave the drinks empty and we propose three.
      </p>
      <LazyAutocomplete
        label="Cigar"
        name="cigar"
        ref={field}
        value={cigar}
        onValueChange={text => {
          setIsMissing(false)
          setCigar(text)
        }}
        items={suggestions}
        itemKey={match => match.id}
        itemText={match => fullCigarName(match)}
        renderItem={match => fullCigarName(match)}
        loading={isFetching}
        error={isMissing ? 'Please name a cigar' : undefined}
      />
      {drinks.map((drink, index) => (
        <DrinkField
          // biome-ignore lint/suspicious/noArrayIndexKey: a drink is its place
          key={index}
          place={index + 1}
          value={drink}
          onChange={text => setDrinks(all => all.map((other, at) => (at === index ? text : other)))}
        />
      ))}
      {opening.error && (
        <p className={css.error} role="alert">
          {messageFor(opening.error, 'Failed to open the session. Try again.')}
        </p>
      )}
      <Button type="submit" look="primary" working={opening.isPending}>
        Open the session
      </Button>
    </form>
  )
}

interface DrinkFieldProps {
  place: number
  value: string
  onChange: (text: string) => void
}

function DrinkField({ place, value, onChange }: DrinkFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { suggestions, isFetching } = useDrinkSuggestions(value)
  return (
    <LazyAutocomplete
      label={`Drink ${place}`}
      name={`drink-${place}`}
      ref={field}
      value={value}
      onValueChange={onChange}
      items={suggestions}
      itemKey={match => match.id}
      itemText={match => match.name}
      renderItem={match => <DrinkOption match={match} />}
      loading={isFetching}
    />
  )
}
