import { CheckCircleIcon } from '@phosphor-icons/react/CheckCircle'
import { CircleIcon } from '@phosphor-icons/react/Circle'
import { useQuery } from '@tanstack/react-query'
import hidden from '#platform/client/ui/Hidden.module.css'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import { numbersContract } from '../numbers.contract.ts'
import css from './FirstSteps.module.css'
import { useAdminCall } from './use-admin-access.ts'

/** For a new lounge: it ticks itself, and leaves the page with its last step. */
export function FirstSteps() {
  const call = useAdminCall()
  const { data } = useQuery({
    queryKey: ['admin', 'first-steps'],
    queryFn: ({ signal }) => call(numbersContract.readFirstSteps, {}, { signal }),
  })
  if (!data || data.steps.every(({ isDone }) => isDone)) return null
  const done = data.steps.filter(({ isDone }) => isDone).length
  return (
    <section className={css.steps} aria-labelledby="first-steps">
      <h2 id="first-steps">
        First steps, {done} of {data.steps.length} done
      </h2>
      <ol>
        {data.steps.map(({ id, title, isDone, advice, href }) => (
          <li key={id} data-done={isDone || undefined}>
            {isDone ? (
              <CheckCircleIcon weight="fill" size={20} aria-hidden="true" />
            ) : (
              <CircleIcon weight="light" size={20} aria-hidden="true" />
            )}
            <div>
              {!isDone && href ? <TextLink href={href}>{title}</TextLink> : <b>{title}</b>}
              <span className={hidden.hidden}>{isDone ? ', done' : ', not done'}</span>
              {!isDone && <p>{advice}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
