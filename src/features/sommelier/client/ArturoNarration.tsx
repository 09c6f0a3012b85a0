import { ListenButton } from '#features/voice/client/ListenButton.tsx'
import { useArrivingText } from '#features/voice/client/use-arriving-text.ts'
import { usePairingVoice } from '#features/voice/client/use-pairing-voice.ts'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import css from './ArturoNarration.module.css'
import type { Narration } from './use-narration.ts'

/** The best pair in Arturo's voice, as it streams, or the standard text and the reason for it. */
export function ArturoNarration({ narration }: { narration: Narration }) {
  const { state, because } = narration
  const text = useTemperatureText()(narration.text)
  const { voice } = usePairingVoice()
  const aloud = useArrivingText(text, state !== 'streaming')
  if (state === 'idle') return null
  return (
    <section className={css.narration} aria-labelledby="in-his-words">
      <h3 id="in-his-words">{state === 'fallback' ? 'In our words' : 'In Arturo’s words'}</h3>
      {/* Busy while it streams, so that screen readers announce it once, when it is complete. */}
      <div aria-live="polite" aria-busy={state === 'streaming'}>
        {text === '' ? (
          <p className={css.quiet}>Arturo is thinking about it.</p>
        ) : (
          text.split('\n\n').map(paragraph => <p key={paragraph.slice(0, 40)}>{paragraph}</p>)
        )}
        {state === 'fallback' && because && <p className={css.quiet}>{because}</p>}
      </div>
      {text !== '' && (
        <div className={css.listen}>
          <ListenButton text={aloud} voice={voice} look="quiet" />
        </div>
      )}
    </section>
  )
}
