import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Field } from '#platform/client/ui/Field.tsx'
import { useAdminCall } from '../use-admin-access.ts'
import css from './FindMember.module.css'
import { MemberLink } from './MemberLink.tsx'
import { membersQuery } from './use-member.ts'

const shown = 6

/** "I can't get in": the member is one press away from every screen of this tab. */
export function FindMember() {
  const call = useAdminCall()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data, isFetching } = useQuery({ ...membersQuery(call, search), enabled: search.length > 1 })
  const found = search.length > 1 ? (data?.profiles ?? []) : []
  return (
    <section className={css.find} aria-labelledby="find-member">
      <h2 id="find-member">Somebody cannot get in?</h2>
      <p>
        Find the member, then send a reset link, remove a second factor, such as that of a lost phone, or
        correct the address.
      </p>
      <Field
        label="Name or mail address"
        type="search"
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
      />
      <ul className={css.found}>
        {found.slice(0, shown).map(member => (
          <li key={member.id}>
            <MemberLink member={member} />
          </li>
        ))}
      </ul>
      <p role="status" className={css.note}>
        {noteOf(search, isFetching, found.length)}
      </p>
    </section>
  )
}

function noteOf(search: string, isFetching: boolean, found: number): string {
  if (search.length < 2 || (isFetching && found === 0)) return ''
  if (found === 0) return 'Nobody has that name or address.'
  return found > shown ? `${found - shown} more. Type some more of the name.` : ''
}
