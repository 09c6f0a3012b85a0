import { type CigarQuestion, resultPages } from '../pairing.contract.ts'
import { isAboutWhich } from '../which-line.rules.ts'
import { BlendQuestion } from './BlendQuestion.tsx'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'

interface ResultQuestionProps {
  question: CigarQuestion
  /** Without it the links lead to the page of each choice. */
  onChoose?: ((cigar: string) => void) | undefined
}

/** Which of two makers or of several lines, or what a cigar of which only the name is known looks like. */
export function ResultQuestion({ question, onChoose }: ResultQuestionProps) {
  if (!isAboutWhich(question)) return <BlendQuestion question={question} onChoose={onChoose} />
  const choices = question.choices.map(({ text, cigar }) => ({ text, answer: cigar }))
  return (
    <ChoiceQuestion text={question.text} choices={choices} hrefOf={resultPages.ofWords} onChoose={onChoose} />
  )
}
