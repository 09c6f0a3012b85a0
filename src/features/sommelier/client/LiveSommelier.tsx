import { useRef, useState } from 'react'
import { FullScreenDialog } from '#platform/client/ui/FullScreenDialog.tsx'
import { AdviceResult, headlineId } from './AdviceResult.tsx'
import { useAnswer } from './answer.ts'
import css from './LiveSommelier.module.css'
import type { Question } from './pair-search.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { useAdvice } from './use-advice.ts'
import { useQuestion } from './use-question.ts'

export interface LiveSommelierProps {
  question: Question
  /** Position of the caret if the field had focus; null if it has none. */
  caret: number | null | undefined
}

/** The question inline, the result in a dialog. */
export function LiveSommelier({ question: initialQuestion, caret }: LiveSommelierProps) {
  const field = useRef<HTMLInputElement>(null)
  const { question, change } = useQuestion(initialQuestion)
  const [answerId, setAnswerId] = useState<string>()
  const { finding, find } = useAdvice(({ id }) => setAnswerId(id))
  const answer = useAnswer(answerId)

  function startOver(): void {
    setAnswerId(undefined)
    change({ text: '' })
  }

  function askAgain(text: string): void {
    change({ text })
    find({ ...question, text })
  }

  return (
    <>
      <QuestionForm
        field={field}
        question={question}
        onChange={change}
        onFind={() => find(question)}
        finding={finding}
        look="inline"
        caret={caret}
      />
      <FullScreenDialog
        open={answer !== undefined}
        onOpenChange={open => !open && setAnswerId(undefined)}
        title="Your match"
        mark={<b className={css.mark}>Smoke Deck</b>}
        progress="Your match"
        initialFocus={() => document.getElementById(headlineId)}
      >
        {answer && (
          <div className={css.page}>
            <AdviceResult key={answer.id} answer={answer} onAnother={startOver} onAsk={askAgain} />
          </div>
        )}
      </FullScreenDialog>
    </>
  )
}
