import { useState } from 'react'
import { type Question, searchFor } from '#features/pairing/client/pair-search.ts'

interface Draft {
  question: Question
  /** Text of the field for the other direction. */
  otherText: string
  /** The question from outside that the draft started from. */
  initial: Question
}

/** The question being edited; a new `initial` question, such as from a link, replaces it. */
export function useQuestion(initial: Question) {
  const [current, setDraft] = useState<Draft>({ question: initial, otherText: '', initial })
  const isReplaced = JSON.stringify(current.initial) !== JSON.stringify(initial)
  const draft = isReplaced ? { ...draftOf(current, initial), initial } : current
  if (isReplaced) setDraft(draft)
  return {
    question: draft.question,
    change: (changes: Partial<Question>) => setDraft(latest => withChanges(latest, changes)),
  }
}

/** A submitted question comes back through the URL; that must not reset the draft. */
function draftOf({ question, otherText }: Draft, initial: Question): Omit<Draft, 'initial'> {
  const isSame = JSON.stringify(searchFor(question)) === JSON.stringify(searchFor(initial))
  return isSame ? { question, otherText } : { question: initial, otherText: '' }
}

function withChanges({ question, otherText, initial }: Draft, changes: Partial<Question>): Draft {
  const isReversed = changes.has !== undefined && changes.has !== question.has
  // A changed question is about more than the pair that it came with.
  const next = { ...question, withDrink: undefined, ...changes }
  if (!isReversed) return { question: next, otherText, initial }
  return { question: { ...next, text: changes.text ?? otherText }, otherText: question.text, initial }
}
