import { useState } from 'react'
import type { Question } from './pair-search.ts'

interface Draft {
  question: Question
  /** What stands in the other field, should somebody turn round again. */
  otherText: string
  asked: Question
}

/** What is being asked; a question that comes from outside, as with a link, takes its place. */
export function useQuestion(asked: Question) {
  const [known, setDraft] = useState<Draft>({ question: asked, otherText: '', asked })
  const isOther = JSON.stringify(known.asked) !== JSON.stringify(asked)
  const draft = isOther ? { question: asked, otherText: '', asked } : known
  if (isOther) setDraft(draft)
  return {
    question: draft.question,
    change: (changes: Partial<Question>) => setDraft(latest => changed(latest, changes)),
  }
}

function changed({ question, otherText, asked }: Draft, changes: Partial<Question>): Draft {
  const isTurned = changes.has !== undefined && changes.has !== question.has
  const next = { ...question, ...changes }
  if (!isTurned) return { question: next, otherText, asked }
  return { question: { ...next, text: otherText }, otherText: question.text, asked }
}
