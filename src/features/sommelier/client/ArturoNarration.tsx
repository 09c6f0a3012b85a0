import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import css from './ArturoNarration.module.css'
import { type Answer, answerQuery } from './answer.ts'
import { useNarration } from './use-narration.ts'

/** The best pair in Arturo's voice, as it streams, or the standard text and the reason for it. */
export function ArturoNarration({ answer }: { answer: Answer }) {
  const { text, state, because } = useAnswerNarration(answer)
  const inUnit = useTemperatureText()
  if (state === 'idle') return null
  return (
    <section className={css.narration} aria-labelledby="in-his-words">
      <h3 id="in-his-words">{state === 'fallback' ? 'In our words' : 'In Arturo’s words'}</h3>
      {/* Busy while it streams, so that screen readers announce it once, when it is complete. */}
      <div aria-live="polite" aria-busy={state === 'streaming'}>
        {text === '' ? (
          <p className={css.quiet}>Arturo is thinking about it.</p>
        ) : (
          inUnit(text)
            .split('\n\n')
            .map(paragraph => <p key={paragraph.slice(0, 40)}>{paragraph}</p>)
        )}
        {state === 'fallback' && because && <p className={css.quiet}>{because}</p>}
      </div>
    </section>
  )
}

/** Caches a finished narration in the answer, so that coming back does not request another one. */
function useAnswerNarration({ id, question: { text, kind, onlyMyBar }, narration }: Answer) {
  const queries = useQueryClient()
  const streamed = useNarration(narration ? undefined : { cigar: text.trim(), pairingType: kind, onlyMyBar })
  useEffect(() => {
    if (streamed.state === 'complete' || streamed.state === 'fallback')
      queries.setQueryData(answerQuery(id).queryKey, cached => cached && { ...cached, narration: streamed })
  }, [queries, id, streamed])
  return narration ?? streamed
}
