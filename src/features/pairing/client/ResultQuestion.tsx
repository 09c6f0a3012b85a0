import type { CigarQuestion } from '../pairing.contract.ts'
import { BlendQuestion } from './BlendQuestion.tsx'
import { VersionQuestion } from './VersionQuestion.tsx'

interface ResultQuestionProps {
  question: CigarQuestion
  /** Without it the links lead to the page of each choice. */
  onChoose?: ((cigar: string) => void) | undefined
}

/** Which of two makers, or what a cigar of which only the name is known looks like. */
export function ResultQuestion({ question, onChoose }: ResultQuestionProps) {
  const isAboutBlend = question.choices.some(({ about }) => about !== undefined)
  return isAboutBlend ? (
    <BlendQuestion question={question} onChoose={onChoose} />
  ) : (
    <VersionQuestion question={question} onChoose={onChoose} />
  )
}
