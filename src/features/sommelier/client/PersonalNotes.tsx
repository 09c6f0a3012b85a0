import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { ReadAloud } from '#features/voice/client/ReadAloud.tsx'
import { speech } from '#features/voice/client/speech.ts'
import { isSpokenAutomatically } from '#features/voice/client/spoken-automatically.ts'
import { usePairingVoice } from '#features/voice/client/use-pairing-voice.ts'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import css from './PersonalNotes.module.css'

interface PersonalNotesProps {
  slug: string
  title: string
  /** The public notes, shown above these. */
  description: string | null
}

/** Notes on a curated pairing for this member, on request, and the voice in which they are read. */
export function PersonalNotes({ slug, title, description }: PersonalNotesProps) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call(sommelierContract.writePersonalNotes, { params: { slug }, body: {} }),
  })
  const id = useId()
  const inUnit = useTemperatureText()
  if (data)
    return <Notes id={`${id}-personal`} paragraphs={paragraphsNotIn(description, data.notes).map(inUnit)} />
  const ask = () => {
    if (isSpokenAutomatically()) speech.prepare()
    mutate()
  }
  return (
    <div className={css.ask}>
      {error && <ErrorBox>{error.message}</ErrorBox>}
      <ReadAloud id={`${id}-public`} text={`${title}.\n\n${inUnit(description ?? '')}`}>
        <Button working={isPending} onClick={ask}>
          {isPending ? 'Asking Arturo...' : 'Ask Arturo for Personalized Notes'}
        </Button>
      </ReadAloud>
    </div>
  )
}

function Notes({ id, paragraphs }: { id: string; paragraphs: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { voice } = usePairingVoice()
  const text = paragraphs.join('\n\n')
  const focusHeading = () => heading.current?.focus()
  const present = useEffectEvent(() => {
    // The pressed button is gone, so the keyboard focus moves to the answer.
    focusHeading()
    if (isSpokenAutomatically()) void speech.speak(text, { id, voice })
  })
  useEffect(() => present(), [])
  return (
    <section className={css.notes} aria-labelledby="personal-notes">
      <h2 id="personal-notes" ref={heading} tabIndex={-1}>
        Notes for you
      </h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ReadAloud id={id} text={text} onDecided={focusHeading} />
    </section>
  )
}

/** Without anything personal to say, the answer contains the description, which the page shows already. */
function paragraphsNotIn(description: string | null, notes: string): string[] {
  const shown = description?.split('\n\n') ?? []
  return notes.split('\n\n').filter(paragraph => !shown.includes(paragraph))
}
