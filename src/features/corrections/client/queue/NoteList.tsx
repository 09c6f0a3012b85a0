import { useQuery } from '@tanstack/react-query'
import { noteFamilies } from '#features/catalogue/note.contract.ts'
import { Disclosure } from '#platform/client/ui/Disclosure.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { capitalize } from '#platform/text.rules.ts'
import css from './NoteList.module.css'
import { vocabularyQuery } from './use-queue.ts'

/** The only notes that a row may have. */
export function NoteList() {
  const { data, error, isFetching, refetch } = useQuery(vocabularyQuery)
  return (
    <Disclosure label="Notes to choose from">
      {error && (
        <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      )}
      <dl className={css.notes}>
        {data &&
          noteFamilies.map(family => (
            <div key={family}>
              <dt>{capitalize(family)}</dt>
              <dd>
                {data.notes
                  .filter(note => note.family === family)
                  .map(({ id }) => id.replaceAll('-', ' '))
                  .join(', ')}
              </dd>
            </div>
          ))}
      </dl>
    </Disclosure>
  )
}
