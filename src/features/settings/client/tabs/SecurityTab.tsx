import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DeviceList } from '#features/accounts/client/settings/DeviceList.tsx'
import { PasskeyList } from '#features/accounts/client/settings/PasskeyList.tsx'
import { PasswordChange } from '#features/accounts/client/settings/PasswordChange.tsx'
import { SetPassword } from '#features/accounts/client/settings/SetPassword.tsx'
import { signInMethodsQuery } from '#features/accounts/client/settings/sign-in-methods-query.ts'
import { TwoFactor } from '#features/accounts/client/settings/TwoFactor.tsx'
import { devicesQuery } from '#features/accounts/client/settings/use-devices.ts'
import { meQuery, useMe } from '#features/member/client/use-me.ts'
import { SettingsSection } from '../SettingsSection.tsx'

export function SecurityTab() {
  const { email, two_factor_enabled } = useMe()
  const { data: methods } = useQuery(signInMethodsQuery)
  const queries = useQueryClient()
  const refreshDevices = () => queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
  const refresh = async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: meQuery.queryKey }), refreshDevices()])
  }
  return (
    <>
      {methods?.hasPassword === false ? (
        <SettingsSection title="Set a password" lead="To sign in with your email address as well.">
          <SetPassword email={email} />
        </SettingsSection>
      ) : (
        <SettingsSection title="Change Password" lead="Changing it signs out every other device.">
          <PasswordChange email={email} onChanged={() => void refreshDevices()} />
        </SettingsSection>
      )}
      <SettingsSection title="Two-factor sign-in" lead="A code from an app on your phone when you sign in.">
        <TwoFactor isOn={two_factor_enabled} onChanged={refresh} />
      </SettingsSection>
      <SettingsSection
        title="Passkeys"
        lead="Sign in with a fingerprint, face, PIN or security key. Adding or removing one signs out every other device."
      >
        <PasskeyList />
      </SettingsSection>
      <SettingsSection
        title="Where you are signed in"
        lead="Don’t recognize a device? Sign it out, then change your password."
      >
        <DeviceList />
      </SettingsSection>
    </>
  )
}
