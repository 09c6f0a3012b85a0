import { useNavigate } from '@tanstack/react-router'
import { emptyQuestion, searchFor } from '#features/pairing/client/pair-search.ts'
import { preloadSpeech } from '#features/voice/client/prepare-speech.ts'
import { sendQuestion } from './awaited-answer.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { useAdvice } from './use-advice.ts'
import { loadAdviceResult } from './use-advice-result.ts'
import { useQuestion } from './use-question.ts'

const preload = () => {
  preloadSpeech()
  loadAdviceResult().catch(() => undefined)
}

/** The sommelier inside another page: the question and its refusals inline, the result in the explorer, at its address. */
export function SommelierFinder() {
  const navigate = useNavigate()
  const { question, change } = useQuestion(emptyQuestion)
  const { finding, find } = useAdvice(
    ({ id, question: answered }) =>
      void navigate({ to: '/pair', search: searchFor(answered), state: { answer: id } }),
    loadAdviceResult,
  )
  return (
    <QuestionForm
      question={question}
      onChange={changes => {
        preload()
        change(changes)
      }}
      onFind={() => {
        sendQuestion()
        find(question)
      }}
      finding={finding}
      look="inline"
    />
  )
}
