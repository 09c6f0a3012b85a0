import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { call } from '#platform/client/api.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { tonightContract } from '../tonight.contract.ts'
import css from './DeclinedCigars.module.css'
import { declinedCigarsQuery } from './declined-cigars-query.ts'

/** What “Not this one” took off the list for an evening; each can be offered again. Nothing while there are none. */
export function DeclinedCigars() {
  const labelId = useId()
  const list = useRef<HTMLUListElement>(null)
  const toast = useToast()
  const queries = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(declinedCigarsQuery)
  const { mutate: allow, variables: allowed } = useMutation({
    mutationFn: (cigarId: string) => call(tonightContract.allowTonight, { params: { cigarId } }),
    onSuccess: async () => {
      await queries.invalidateQueries(declinedCigarsQuery)
      // The pressed button has gone with its row, and the focus with it.
      list.current?.focus()
    },
    onError: (failure: Error) => void toast.error(failure.message, { id: 'declined-cigars' }),
  })
  if (!error && !data?.cigars.length) return null
  return (
    <section className={css.declined} aria-labelledby={labelId}>
      <p id={labelId}>Cigars you declined</p>
      {error && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      )}
      {data && (
        <ul ref={list} tabIndex={-1} aria-labelledby={labelId} className={css.list}>
          {data.cigars.map(({ id, name }) => (
            <li key={id} className={css.row}>
              {name}
              <Button
                size="small"
                look="quiet"
                working={allowed === id && isFetching}
                onClick={() => allow(id)}
                aria-label={`Offer ${name} again`}
              >
                Offer again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
