import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import css from './PersonalNotes.module.css'

interface PersonalNotesProps {
  slug: string
  /** The public notes, shown above these. */
  description: string | null
}

/** Notes on a curated pairing for this member, on request. */
export function PersonalNotes({ slug, description }: PersonalNotesProps) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call(sommelierContract.writePersonalNotes, { params: { slug }, body: {} }),
  })
  const inUnit = useTemperatureText()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the keyboard focus moves to the answer.
  useEffect(() => {
    if (data) heading.current?.focus()
  }, [data])
  if (data)
    return (
      <section className={css.notes} aria-labelledby="personal-notes">
        <h2 id="personal-notes" ref={heading} tabIndex={-1}>
          Notes for you
        </h2>
        {paragraphsNotIn(description, data.notes).map(paragraph => (
          <p key={paragraph}>{inUnit(paragraph)}</p>
        ))}
      </section>
    )
  return (
    <div className={css.ask}>
      {error && <ErrorBox>{error.message}</ErrorBox>}
      <Button working={isPending} onClick={() => mutate()}>
        {isPending ? 'Asking Arturo...' : 'Ask Arturo for Personalized Notes'}
      </Button>
    </div>
  )
}

/** Without anything personal to say, the answer contains the description, which the page shows already. */
function paragraphsNotIn(description: string | null, notes: string): string[] {
  const shown = description?.split('\n\n') ?? []
  return notes.split('\n\n').filter(paragraph => !shown.includes(paragraph))
}
