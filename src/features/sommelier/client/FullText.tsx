import css from './FullText.module.css'

/** The recommendation as it is saved in the vault. */
export function FullText({ text }: { text: string }) {
  return (
    <details className={css.text}>
      <summary>Read as text</summary>
      <div>
        {text.split('\n\n').map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
