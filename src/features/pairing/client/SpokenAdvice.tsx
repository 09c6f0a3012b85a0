import css from './SpokenAdvice.module.css'

interface SpokenAdviceProps {
  text: string
  /** The last paragraph, which the page shows by itself. */
  question: string | undefined
  className: string | undefined
}

/** What Arturo says of the pair, as it is read aloud and saved in the vault. */
export function SpokenAdvice({ text, question, className }: SpokenAdviceProps) {
  const paragraphs = text
    .split('\n\n')
    .filter(paragraph => question === undefined || !paragraph.startsWith(question))
  return (
    <section className={`${css.spoken} ${className ?? ''}`} aria-label="Arturo’s advice">
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
