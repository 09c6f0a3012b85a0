import { useState } from 'react'
import { tierLabel } from '#features/member/client/member-name.ts'
import { useMe } from '#features/member/client/use-me.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { Field } from '#platform/client/ui/Field.tsx'
import { AvatarPicker } from '../avatar/AvatarPicker.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { SignOut } from '../SignOut.tsx'
import type { ProfileDrafts } from '../use-profile-drafts.ts'
import { ProfileField } from './ProfileField.tsx'
import css from './ProfileTab.module.css'

const EmailChange = createLazyPart(
  async () => (await import('#features/accounts/client/settings/EmailChange.tsx')).EmailChange,
)

export function ProfileTab({ drafts }: { drafts: ProfileDrafts }) {
  return (
    <>
      <SettingsSection
        title="Profile & Authentication"
        lead="Your name, picture and contact details. Saved when you leave a field."
      >
        <div className={css.fields}>
          <AvatarPicker />
          <ProfileField field={drafts('full_name')} label="Full name" autoComplete="name" />
          <ProfileField
            field={drafts('address')}
            label="Address"
            description="Only you and the operator of this lounge can see it."
            autoComplete="street-address"
          />
          <Email />
        </div>
      </SettingsSection>
      <SettingsSection title="Membership" lead="As the lounge keeps it.">
        <Membership />
      </SettingsSection>
      <SettingsSection title="Sign Out" lead="Signs you out on this device.">
        <SignOut />
      </SettingsSection>
    </>
  )
}

function Membership() {
  const me = useMe()
  const { paid_until } = me.profile
  return (
    <p>
      {tierLabel(me.profile)}
      {paid_until && `, paid until ${dayInWords(paid_until)}`}
      {me.membership_has_ended && '. That day is over: talk to the lounge.'}
    </p>
  )
}

/** The same day everywhere. */
const dayInWords = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function Email() {
  const { email } = useMe()
  const [isChanging, setIsChanging] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <div className={css.email}>
      <Field label="Email" value={email} readOnly description="You sign in with this address." />
      <Button onClick={() => setIsChanging(true)}>Change email</Button>
      <p role="status" className={css.sent}>
        {sentTo && `We sent a link to ${sentTo}. Nothing changes until you use it.`}
      </p>
      {isChanging && <EmailChange onClose={() => setIsChanging(false)} onSent={setSentTo} />}
    </div>
  )
}
