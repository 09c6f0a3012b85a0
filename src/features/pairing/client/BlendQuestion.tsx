import type { MouseEvent } from 'react'
import type { Shade } from '#features/catalogue/catalogue.contract.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { type CigarQuestion, resultPages } from '../pairing.contract.ts'
import css from './BlendQuestion.module.css'
import { choiceHandler } from './choose-answer.ts'

interface BlendQuestionProps {
  question: CigarQuestion
  /** Without it the links lead to the page of each choice. */
  onChoose?: ((cigar: string) => void) | undefined
}

type Choice = CigarQuestion['choices'][number]

/** What the wrapper looks like, as swatches, and how strong the cigar is. Links, so it works without a script. */
export function BlendQuestion({ question, onChoose }: BlendQuestionProps) {
  const about = (subject: Choice['about']) => question.choices.filter(choice => choice.about === subject)
  const [wrappers, strengths] = [about('wrapper'), about('strength')]
  return (
    <div className={css.question}>
      <p className={css.text}>{question.text}</p>
      {wrappers.length > 0 && (
        <ul className={css.swatches} aria-label="Wrapper">
          {wrappers.map(choice => (
            <li key={choice.cigar}>
              <ChoiceLink choice={choice} onChoose={onChoose}>
                <Swatch shade={choice.shade} />
                <span>{choice.text}</span>
              </ChoiceLink>
            </li>
          ))}
        </ul>
      )}
      {strengths.length > 0 && (
        <ul className={css.strengths} aria-label="Strength">
          {strengths.map(choice => (
            <li key={choice.cigar}>
              <ChoiceLink choice={choice} onChoose={onChoose}>
                {choice.text}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ChoiceLinkProps extends Pick<BlendQuestionProps, 'onChoose'> {
  choice: Choice
  children: React.ReactNode
}

function ChoiceLink({ choice: { text, cigar, about }, onChoose, children }: ChoiceLinkProps) {
  const handle = choiceHandler(onChoose)
  return (
    <a
      className={css.choice}
      href={resultPages.ofWords(cigar)}
      rel="nofollow"
      aria-label={`${text}, ${about}`}
      onClick={(event: MouseEvent) => handle(event, cigar)}
    >
      {children}
    </a>
  )
}

/** A piece of leaf, cut from the drawing of a cigar; an empty one for who does not know. */
function Swatch({ shade }: { shade: Shade | undefined }) {
  return (
    <span className={css.swatch} aria-hidden="true">
      {shade && (
        <Cigar
          lengthInches={4}
          ringGauge={64}
          shape="parejo"
          pixelsPerInch={76}
          shade={shade}
          density="light"
        />
      )}
    </span>
  )
}
