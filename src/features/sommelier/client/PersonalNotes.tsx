import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { sommelierContract } from '../sommelier.contract.ts'
import css from './PersonalNotes.module.css'

/** What a pairing of the house is to this very member, beside the notes that everybody reads. */
export function PersonalNotes({ slug }: { slug: string }) {
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
          {data.notes.split('\n\n').map(paragraph => (
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
