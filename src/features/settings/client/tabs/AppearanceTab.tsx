import { useChangeSettings } from '#features/member/client/use-change-settings.ts'
import { useSettings } from '#features/member/client/use-settings.ts'
import { useThemeChoice } from '#features/member/client/use-theme-choice.ts'
import { SettingRow, SettingRows } from '#platform/client/ui/forms/SettingRow.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { SettingSwitch } from '../SettingSwitch.tsx'
import { SettingsSection } from '../SettingsSection.tsx'

const themes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const
const units = [
  { value: 'F', label: '°F' },
  { value: 'C', label: '°C' },
] as const

export function AppearanceTab() {
  const { theme, choose } = useThemeChoice()
  const { temperature_unit } = useSettings()
  const change = useChangeSettings()
  return (
    <>
      <SettingsSection
        title="Theme Settings"
        lead="Saved with your account, for every device you sign in on."
        settings={['theme']}
      >
        <SettingRow title="Theme" description="The lounge after dark, or in daylight.">
          <SegmentedControl label="Theme" options={themes} value={theme} onValueChange={choose} />
        </SettingRow>
      </SettingsSection>
      <SettingsSection
        title="Comfort"
        lead="Units, motion and shortcuts."
        settings={['temperature_unit', 'reduce_motion', 'shortcuts_enabled']}
      >
        <SettingRows>
          <SettingRow
            title="Temperature"
            description="The unit of temperatures, in recommendations and in your humidor."
          >
            <SegmentedControl
              label="Temperature"
              options={units}
              value={temperature_unit}
              onValueChange={unit => change({ temperature_unit: unit })}
            />
          </SettingRow>
          <SettingSwitch
            name="reduce_motion"
            label="Reduce motion"
            description="No drifting smoke, no transitions. Devices set to reduced motion always get this."
          />
          <SettingSwitch
            name="shortcuts_enabled"
            label="Single-key shortcuts"
            description="G and a letter opens a page; ? lists all keys. When off, only keys with Ctrl or Cmd work."
          />
        </SettingRows>
      </SettingsSection>
    </>
  )
}
