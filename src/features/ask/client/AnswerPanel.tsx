import { type RefObject, useEffect, useRef } from 'react'
import { AskToSpeak } from '#features/voice/client/AskToSpeak.tsx'
import { StopReadingButton } from '#features/voice/client/StopReadingButton.tsx'
import { useMemberVoice } from '#features/voice/client/use-member-voice.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { askFailed } from '../ask.contract.ts'
import { AnswerChoices } from './AnswerChoices.tsx'
import { AnswerFooter } from './AnswerFooter.tsx'
import css from './AnswerPanel.module.css'
import { AnswerText } from './AnswerText.tsx'
import { StopAskingButton } from './StopAskingButton.tsx'
import type { Asking } from './use-ask.ts'

interface AnswerPanelProps {
  asking: Asking
  heading: RefObject<HTMLHeadingElement | null>
  onAsk: (question: string) => void
  onStop: () => void
  onStartOver: () => void
}

/** The answer to the last question, which screen readers hear when it is there. */
export function AnswerPanel({ asking, heading, onAsk, onStop, onStartOver }: AnswerPanelProps) {
  const voice = useMemberVoice()
  if (asking.state === 'idle') return null
  if (asking.state === 'failed')
    return (
      <Failure onRetry={() => onAsk(asking.question)}>
        {asking.message === askFailed ? 'Your question is still there.' : asking.message}
      </Failure>
    )
  const answer = asking.state === 'answered' ? asking.answer : undefined
  const text = asking.state === 'answered' ? asking.answer.answer : asking.text
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  return (
    <section className={css.answer} aria-labelledby="response">
      <header>
        <h2 id="response" ref={heading} tabIndex={-1}>
          SMU's Response
        </h2>
        <StopAskingButton isAsking={asking.state === 'asking'} onStop={onStop} onFocusLost={focusHeading} />
      </header>
      <p className={css.question}>{asking.question}</p>
      {/* Busy while it streams, so that screen readers announce it once, when it is complete. */}
      <div className={css.text} role="status" aria-busy={asking.state === 'asking'}>
        <AnswerText text={text} />
        {answer?.because && <p className={css.because}>{answer.because}</p>}
      </div>
      {asking.state === 'asking' && text === '' && <Skeleton label="Arturo is answering" shape="text" />}
      {asking.state === 'asking' && <StopReadingButton id={asking.id} onStopped={focusHeading} />}
      {(asking.state === 'stopped' || answer?.stopped) && (
        <p className={css.stopped}>
          <span role="status">Stopped.</span>{' '}
          <Button look="quiet" size="small" onClick={() => onAsk(asking.question)}>
            Ask again
          </Button>
        </p>
      )}
      {asking.state === 'answered' && (
        <>
          {asking.answer.choices.length > 0 && (
            <AnswerChoices questions={asking.answer.choices} onAsk={onAsk} />
          )}
          <AskToSpeak text={text} id={asking.id} voice={voice} onDecided={focusHeading} />
          <AnswerFooter
            key={asking.id}
            answer={asking.answer}
            spokenId={asking.id}
            onAsk={onAsk}
            onStartOver={onStartOver}
          />
        </>
      )}
    </section>
  )
}

/** In place of the answer, also of its focus. */
function Failure({ onRetry, children }: { onRetry: () => void; children: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={css.failed} ref={box} tabIndex={-1}>
      <ErrorBox title={askFailed} onRetry={onRetry}>
        {children}
      </ErrorBox>
    </div>
  )
}
