import { useState } from 'react'
import { type Question, searchFor } from './pair-search.ts'

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
  const draft = isOther ? { ...draftOf(known, asked), asked } : known
  if (isOther) setDraft(draft)
  return {
    question: draft.question,
    change: (changes: Partial<Question>) => setDraft(latest => changed(latest, changes)),
  }
}

/** What was just asked comes back by the address, and takes nothing away. */
function draftOf({ question, otherText }: Draft, asked: Question): Omit<Draft, 'asked'> {
  const isOurs = JSON.stringify(searchFor(question)) === JSON.stringify(searchFor(asked))
  return isOurs ? { question, otherText } : { question: asked, otherText: '' }
}

function changed({ question, otherText, asked }: Draft, changes: Partial<Question>): Draft {
  const isTurned = changes.has !== undefined && changes.has !== question.has
  const next = { ...question, ...changes }
  if (!isTurned) return { question: next, otherText, asked }
  return { question: { ...next, text: otherText }, otherText: question.text, asked }
}
