import css from './SiblingLinks.module.css'

interface SiblingLinksProps {
  title: string
  siblings: readonly { id: string; name: string }[]
  addressOf: (id: string) => string
  /** The list of them all. */
  all: { href: string; text: string }
}

/** Others of the same house, as a plain list of names. */
export function SiblingLinks({ title, siblings, addressOf, all }: SiblingLinksProps) {
  return (
    <section className={css.siblings} aria-labelledby="siblings">
      <header>
        <h2 id="siblings">{title}</h2>
        <a href={all.href}>{all.text}</a>
      </header>
      <ul>
        {siblings.map(({ id, name }) => (
          <li key={id}>
            <a href={addressOf(id)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
