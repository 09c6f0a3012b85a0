import css from './SiblingLinks.module.css'

interface SiblingLinksProps {
  title: string
  siblings: readonly { id: string; name: string }[]
  addressOf: (id: string) => string
  all: { href: string; text: string }
}

/** Lines of the same maker, or drinks of the same family. */
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
