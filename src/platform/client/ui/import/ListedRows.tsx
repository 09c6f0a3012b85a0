import css from './ImportPreview.module.css'

interface ListedRowsProps {
  title: string
  lines: readonly { line: number; text: string }[]
  more: string | undefined
  /** What a line is called; default: "Line". */
  unit?: string | undefined
}

/** Lines of a file with what there is to say of each. */
export function ListedRows({ title, lines, more, unit = 'Line' }: ListedRowsProps) {
  return (
    <section className={css.listed}>
      <h4 className={css.title}>{title}</h4>
      <ul>
        {lines.map(({ line, text }) => (
          <li key={line}>
            <span>
              {unit} {line}
            </span>{' '}
            {text}
          </li>
        ))}
      </ul>
      <p className={css.more}>{more}</p>
    </section>
  )
}
