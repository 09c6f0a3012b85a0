import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import css from './SpokenAdvice.module.css'
import { shownParagraphs } from './shown-paragraphs.ts'

interface SpokenAdviceProps {
  text: string
  /** The sentence that stands beside the score is not repeated. */
  told: string | null
  /** The last paragraph, which the page shows by itself. */
  question: string | undefined
  className: string | undefined
}

/** What Arturo says of the pair, as it is read aloud and saved in the vault. */
export function SpokenAdvice({ text, told, question, className }: SpokenAdviceProps) {
  const inUnit = useTemperatureText()
  return (
    <section className={`${css.spoken} ${className ?? ''}`} aria-label="Arturo’s advice">
      {shownParagraphs(text, { told, question }).map(paragraph => (
        <p key={paragraph}>{inUnit(paragraph)}</p>
      ))}
    </section>
  )
}
