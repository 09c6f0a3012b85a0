import { type FormEvent, useState } from 'react'
import {
  type ListedMember,
  maxNoteLength,
  membershipsContract,
} from '#features/member/memberships.contract.ts'
import { ApiError } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { DateField } from '#platform/client/ui/forms/DateField.tsx'
import { RadioGroup } from '#platform/client/ui/forms/RadioGroup.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { dayInWords } from '../moments.ts'
import { useAdminCall } from '../use-admin-access.ts'
import css from './MemberDrawer.module.css'
import { tierOptions } from './member-words.ts'
import { useMemberAct } from './use-member.ts'

export function MembershipForm({ member }: { member: ListedMember }) {
  const call = useAdminCall()
  const [tier, setTier] = useState(member.membership_tier)
  const [paidUntil, setPaidUntil] = useState(member.paid_until ?? '')
  const [note, setNote] = useState(member.note)
  const save = useMemberAct(
    () =>
      call(membershipsContract.changeMembership, {
        params: { id: member.id },
        body: { membership_tier: tier, paid_until: paidUntil || null, note },
      }),
    { done: 'The membership is saved.', failed: 'Failed to save the membership' },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <h3>Membership</h3>
      <div className={css.wide}>
        <RadioGroup label="Tier" options={tierOptions} value={tier} onValueChange={setTier} />
        <DateField
          label="Paid until"
          description={descriptionOf(member)}
          value={paidUntil}
          onValueChange={setPaidUntil}
          error={save.error instanceof ApiError ? save.error.fields.paid_until : undefined}
        />
        <TextArea
          label="Note of staff"
          description="The member does not see it."
          value={note}
          onValueChange={setNote}
          maxLength={maxNoteLength}
        />
      </div>
      {save.error && <ErrorBox>{messageFor(save.error, 'Failed to save the membership')}</ErrorBox>}
      <Button type="submit" working={save.isPending}>
        Save the membership
      </Button>
    </form>
  )
}

function descriptionOf({ paid_until, has_ended }: ListedMember): string {
  return has_ended && paid_until
    ? `It was over after ${dayInWords(paid_until)}. The member keeps what they have.`
    : 'That day still counts. The member sees it in the settings.'
}
