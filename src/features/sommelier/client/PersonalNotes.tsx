import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { sommelierContract } from '../sommelier.contract.ts'
import css from './PersonalNotes.module.css'

interface PersonalNotesProps {
  slug: string
  /** The notes that everybody reads, and that stand above these. */
  description: string | null
}

/** What a pairing of the house is to this very member, beside the notes that everybody reads. */
export function PersonalNotes({ slug, description }: PersonalNotesProps) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call(sommelierContract.writePersonalNotes, { params: { slug }, body: {} }),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone; who uses the keyboard goes on where the answer begins.
  useEffect(() => {
    if (data) heading.current?.focus()
  }, [data])
  if (data)
    return (
      <section className={css.notes} aria-labelledby="personal-notes">
        <h2 id="personal-notes" ref={heading} tabIndex={-1}>
          Notes for you
        </h2>
        <div>
          {paragraphsBeside(description, data.notes).map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
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

/** Where there is nothing to say of the member, the answer is the notes of the house: they are not said twice. */
function paragraphsBeside(description: string | null, notes: string): string[] {
  const known = description?.split('\n\n') ?? []
  return notes.split('\n\n').filter(paragraph => !known.includes(paragraph))
}
