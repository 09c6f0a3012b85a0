import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { VersionConflict } from '#platform/client/ui/VersionConflict.tsx'
import { type LoungeProfile, loungeProfileContract, maxLengths } from '../lounge-profile.contract.ts'
import css from './LoungeTab.module.css'
import { type AdminCall, profileKey } from './settings-query.ts'

type Draft = Pick<LoungeProfile, keyof typeof maxLengths>

const fields = [
  {
    name: 'address',
    label: 'Address',
    rows: 3,
    hint: 'For guests, and on the page of the lounge.',
  },
  { name: 'hours', label: 'Hours', rows: 4, hint: 'A line for each day or span.' },
  {
    name: 'houseRules',
    label: 'House rules',
    rows: 8,
    hint: 'Linked from the sign-up form and the footer. A line for each rule.',
  },
  {
    name: 'welcome',
    label: 'Welcome message',
    rows: 4,
    hint: 'The first notification of each new member. Empty sends none.',
  },
] as const

const shown = fields.map(({ name, label }) => [label, (draft: Draft) => draft[name]] as const)

const draftOf = ({ address, hours, houseRules, welcome }: LoungeProfile): Draft => ({
  address,
  hours,
  houseRules,
  welcome,
})

export function ProfileSection({ profile, call }: { profile: LoungeProfile; call: AdminCall }) {
  const [opened, setOpened] = useState(profile)
  const [draft, setDraft] = useState(() => draftOf(profile))
  /** Another admin's version that was saved in the meantime. */
  const [current, setCurrent] = useState<LoungeProfile>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const queries = useQueryClient()
  const toast = useToast()
  const save = useMutation({
    networkMode: 'always',
    onMutate: () => toast.close('profile'),
    mutationFn: () =>
      call(loungeProfileContract.changeProfile, {
        body: { ...mergedWith(current), version: (current ?? opened).version },
      }),
    onSuccess(saved) {
      queries.setQueryData(profileKey, saved)
      takeOver(saved)
      toast.info('Saved. Members and guests see it from now on.', { id: 'profile' })
    },
    onError(failure) {
      if (failure instanceof ApiError && failure.current) setCurrent(failure.current as LoungeProfile)
      else if (failure instanceof ApiError && Object.keys(failure.fields).length > 0)
        setErrors(failure.fields)
      else toast.error(messageFor(failure, 'Failed to save. Try again.'), { id: 'profile' })
    },
  })

  /** What was not touched here stays as the other admin left it. */
  function mergedWith(theirs: LoungeProfile | undefined): Draft {
    const merged = { ...draft }
    for (const { name } of fields) if (theirs && draft[name] === opened[name]) merged[name] = theirs[name]
    return merged
  }

  function takeOver(profile: LoungeProfile): void {
    setOpened(profile)
    setDraft(draftOf(profile))
    setCurrent(undefined)
    setErrors({})
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    save.mutate()
  }

  return (
    <section className={css.section} aria-labelledby="lounge-profile">
      <div className={css.about}>
        <h2 id="lounge-profile">The lounge</h2>
        <p>
          In force at once, on the <LinkTo to="/lounge">page of the lounge</LinkTo> and for guests under{' '}
          <a href="/house-rules">house rules</a>.
        </p>
      </div>
      <form className={css.form} onSubmit={submit} noValidate aria-labelledby="lounge-profile">
        {current && (
          <VersionConflict
            fields={shown}
            before={draftOf(opened)}
            mine={draft}
            theirs={draftOf(current)}
            onTakeTheirs={() => takeOver(current)}
          />
        )}
        {fields.map(({ name, label, rows, hint }) => (
          <TextArea
            key={name}
            label={label}
            description={hint}
            rows={rows}
            maxLength={maxLengths[name]}
            error={errors[name]}
            value={draft[name]}
            onValueChange={text => {
              setDraft(before => ({ ...before, [name]: text }))
              setErrors({})
            }}
          />
        ))}
        <div className={css.actions}>
          <Button type="submit" look="primary" working={save.isPending}>
            {current ? 'Save my version' : 'Save'}
          </Button>
        </div>
      </form>
    </section>
  )
}
