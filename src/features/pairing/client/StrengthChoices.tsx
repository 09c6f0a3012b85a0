import { resultPages } from '../pairing.contract.ts'
import { choiceHandler } from './choose-answer.ts'
import css from './StrengthChoices.module.css'

const choices = [
  { text: 'Mild', cigar: 'a mild cigar' },
  { text: 'Medium', cigar: 'a medium cigar' },
  { text: 'Full', cigar: 'a full-bodied cigar' },
]

interface StrengthChoicesProps {
  /** Looks the choice up in place; without it each choice is a link. */
  onChoose?: (cigar: string) => void
}

/** For a visitor who does not know the name. */
export function StrengthChoices({ onChoose }: StrengthChoicesProps) {
  const choose = choiceHandler(onChoose)
  return (
    <p className={css.choices}>
      <span>Not sure? How strong is it?</span>
      {choices.map(({ text, cigar }) => (
        <a
          key={text}
          className={css.choice}
          href={resultPages.ofWords(cigar)}
          onClick={event => choose(event, cigar)}
        >
          {text}
        </a>
      ))}
    </p>
  )
}
