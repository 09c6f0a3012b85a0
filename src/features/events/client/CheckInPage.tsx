import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { BackToAdmin } from '#features/member/client/BackToAdmin.tsx'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import css from './CheckInPage.module.css'
import page from './EventsPage.module.css'
import { ScannedTicket } from './ScannedTicket.tsx'
import { StaffOnly } from './StaffOnly.tsx'
import { TonightEvents } from './TonightEvents.tsx'
import { codeOf } from './ticket-words.ts'

const route = getRouteApi('/lounge/check-in')

/** At the door: the camera of staff opens it with the ticket of a member, or its characters are typed. */
export function CheckInPage() {
  const { ticket } = route.useSearch()
  return (
    <div className={page.page}>
      <header className={page.head}>
        <BackToAdmin>
          <BackTo to="/lounge/events">Back to the events</BackTo>
        </BackToAdmin>
        <h1>Check-in</h1>
      </header>
      <StaffOnly duty="door" note="Show your ticket at the door: staff of the lounge scans it.">
        {ticket === undefined ? <TonightEvents /> : <ScannedTicket key={ticket} code={codeOf(ticket)} />}
        <TicketForm />
      </StaffOnly>
    </div>
  )
}

function TicketForm() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (codeOf(typed) === '') {
      setError('Please type the characters under the code')
      field.current?.focus()
      return
    }
    setError(undefined)
    setTyped('')
    void navigate({ to: '/lounge/check-in', search: { ticket: codeOf(typed) } })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Field
        ref={field}
        label="Characters under the code"
        description="Or scan the ticket with the camera of your phone: it opens this page."
        value={typed}
        onValueChange={text => setTyped(text)}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
      />
      <Button type="submit">Find the ticket</Button>
    </form>
  )
}
