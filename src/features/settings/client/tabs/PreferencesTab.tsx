import { LearnedTaste } from '#features/taste/client/LearnedTaste.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { SettingRows } from '../SettingRow.tsx'
import { SettingSwitch } from '../SettingSwitch.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { useMe } from '../use-me.ts'
import css from './PreferencesTab.module.css'

export function PreferencesTab() {
  const { role } = useMe()
  return (
    <>
      <SettingsSection
        title="AI Preferences"
        lead="What Arturo may know of you."
        settings={['memory_enabled', 'taste_enabled']}
      >
        <SettingRows>
          <SettingSwitch
            name="memory_enabled"
            label="Memory"
            description="Arturo may look at your own records when he answers you. Off, each question stands alone."
          />
          <div>
            <SettingSwitch
              name="taste_enabled"
              label="Taste"
              description="Your stars nudge the score of later pairings, by a few points that are always shown. Off, they have no effect."
            />
            <LearnedTaste />
          </div>
        </SettingRows>
      </SettingsSection>
      <SettingsSection
        title="Notifications"
        lead="What is worth a mail."
        settings={['notify_events', 'notify_humidity_alert']}
      >
        <SettingRows>
          <SettingSwitch
            name="notify_events"
            label="Event emails"
            description="When this lounge puts a new evening on the calendar."
          />
          <SettingSwitch
            name="notify_humidity_alert"
            label="Humidity alerts"
            description="When your humidor leaves its range. One mail per excursion, not a stream of them."
          />
        </SettingRows>
      </SettingsSection>
      <SettingsSection
        title="Shopping Preferences"
        lead="Smoke Deck sells nothing itself."
        settings={['show_affiliate_links']}
      >
        <SettingSwitch
          name="show_affiliate_links"
          label="Affiliate links"
          description="Links to retailers, where this lounge has set any. Off, you never see one."
        />
        {role === 'admin' && (
          <p className={css.retailers}>
            <LinkTo to="/dashboard/retailers">Choose the shops of this lounge</LinkTo>
          </p>
        )}
      </SettingsSection>
    </>
  )
}
