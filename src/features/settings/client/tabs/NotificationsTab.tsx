import { useMe } from '#features/member/client/use-me.ts'
import { KindChannels } from '#features/notifications/client/KindChannels.tsx'
import { PushHere } from '#features/notifications/client/PushHere.tsx'
import { QuietHours } from '#features/notifications/client/QuietHours.tsx'
import { SendTest } from '#features/notifications/client/SendTest.tsx'
import { SettingRows } from '#platform/client/ui/forms/SettingRow.tsx'
import { SettingSwitch } from '../SettingSwitch.tsx'
import { SettingsSection } from '../SettingsSection.tsx'

export function NotificationsTab() {
  const { duties } = useMe()
  return (
    <>
      <SettingsSection
        title="What reaches you"
        lead="The bell is on every page. Mail and push find you elsewhere."
      >
        <KindChannels
          climateMail={<SettingSwitch name="notify_humidity_alert" label="Mail" description="" />}
          eventsMail={<SettingSwitch name="notify_events" label="Mail" description="" />}
          isModerator={duties.includes('moderator')}
        />
      </SettingsSection>
      <SettingsSection title="Where and when" lead="Push is allowed for each browser by itself.">
        <SettingRows>
          <PushHere />
          <div>
            <QuietHours />
          </div>
          <SendTest />
        </SettingRows>
      </SettingsSection>
    </>
  )
}
