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
  /** What was asked before. */
  question: Question
  /** Where the caret stood, if somebody was typing. */
  caret: number | null | undefined
}

/** The question in its place, the result in front of the page. */
export function LiveSommelier({ question: asked, caret }: LiveSommelierProps) {
  const field = useRef<HTMLInputElement>(null)
  const { question, change } = useQuestion(asked)
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
