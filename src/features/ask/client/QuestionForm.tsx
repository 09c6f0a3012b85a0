import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { isComposingKey } from '#platform/client/is-composing-key.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { HoldToTalk } from '#platform/client/ui/media/HoldToTalk.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { maxQuestionLength } from '../ask.contract.ts'
import css from './AskPage.module.css'
import { useAnsweredQuestion } from './use-answered-question.ts'
import type { Asking } from './use-ask.ts'
import { useTalk } from './use-talk.ts'

interface QuestionFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  send: RefObject<HTMLButtonElement | null>
  question: string
  asking: Asking
  onChange: (question: string) => void
  onAsk: () => void
}

export function QuestionForm({ field, send, question, asking, onChange, onAsk }: QuestionFormProps) {
  const isBlank = question.trim() === ''
  const isAsking = asking.state === 'asking'
  const { isAnswered, selection } = useAnsweredQuestion(field, { asking, question })
  const talk = useTalk({ question, isAnswered, onChange })
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBlank) field.current?.focus()
    else if (!isAsking) onAsk()
  }
  /** Enter asks and Shift+Enter breaks the line. While an input method composes, Enter is its own. */
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        label="Your question"
        name="question"
        rows={3}
        value={question}
        onValueChange={onChange}
        onKeyDown={handleKey}
        {...selection}
        maxLength={maxQuestionLength}
        placeholder="Why does my cigar burn down one side?"
        enterKeyHint="send"
      />
      <div className={css.send}>
        <span className={css.ask}>
          <Button ref={send} type="submit" look="primary" size="large" wide working={isAsking}>
            {isAsking ? 'Asking SMU...' : 'Ask SMU'}
          </Button>
        </span>
        {talk && (
          <div className={css.talk}>
            <HoldToTalk
              size="small"
              state={talk.state}
              problem={talk.problem}
              note="The maker of your browser may process the sound."
              onStart={talk.start}
              onStop={talk.stop}
            />
          </div>
        )}
        <p className={css.powered}>Powered by AI</p>
      </div>
    </form>
  )
}
