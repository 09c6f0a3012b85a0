import { type ReactNode, useId } from 'react'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './Remembered.module.css'

interface RememberedGroupProps {
  title: string
  query: { error: Error | null; isPending: boolean; isFetching: boolean; refetch: () => unknown }
  /** The lines; the button of a line runs its press by `leave`, since the focus goes with the line. */
  lines: (leave: (press: () => void) => void) => readonly ReactNode[]
  /** What will stand here while there is no line. */
  empty: ReactNode
  /** Below the lines. */
  note?: ReactNode
}

export function RememberedGroup({ title, query, lines, empty, note }: RememberedGroupProps) {
  const id = useId()
  const { error, isPending, isFetching, refetch } = query
  const shown =
    isPending || error
      ? []
      : lines(press => {
          document.getElementById(id)?.focus()
          press()
        })
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      {isPending && <Skeleton label={`Loading: ${title}`} rows={2} shape="text" />}
      {error && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      )}
      {shown.length > 0 && <ul>{shown}</ul>}
      {!(isPending || error) && <p className={css.note}>{shown.length > 0 ? note : empty}</p>}
    </section>
  )
}
