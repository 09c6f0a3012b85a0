import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import css from './ArturoTelling.module.css'
import { type Answer, answerQuery } from './answer.ts'
import { useNarration } from './use-narration.ts'

/** The best pair in Arturo's own voice, as it comes; where he cannot tell it, the house's words and why. */
export function ArturoTelling({ answer }: { answer: Answer }) {
  const { text, state, because } = useTelling(answer)
  if (state === 'idle') return null
  return (
    <section className={css.telling} aria-labelledby="in-his-words">
      <h3 id="in-his-words">In Arturo’s words</h3>
      {/* Busy while he speaks: it is heard once, whole, and not word by word. */}
      <div aria-live="polite" aria-busy={state === 'telling'}>
        {text === '' ? (
          <p className={css.quiet}>Arturo is thinking about it.</p>
        ) : (
          text.split('\n\n').map(paragraph => <p key={paragraph.slice(0, 40)}>{paragraph}</p>)
        )}
        {state === 'house' && because && <p className={css.quiet}>{because}</p>}
      </div>
    </section>
  )
}

/** What was told once is not asked for again when somebody comes back to it. */
function useTelling({ id, question: { text, kind, onlyMyBar }, telling }: Answer) {
  const queries = useQueryClient()
  const heard = useNarration(telling ? undefined : { cigar: text.trim(), pairingType: kind, onlyMyBar })
  useEffect(() => {
    if (heard.state === 'told' || heard.state === 'house')
      queries.setQueryData(answerQuery(id).queryKey, known => known && { ...known, telling: heard })
  }, [queries, id, heard])
  return telling ?? heard
}
