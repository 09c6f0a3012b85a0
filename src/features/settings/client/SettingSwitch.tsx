import type { ReactNode } from 'react'
import { useChangeSettings } from '#features/member/client/use-change-settings.ts'
import { useSettings } from '#features/member/client/use-settings.ts'
import type { MemberSettings } from '#features/member/member.contract.ts'
import { Switch } from '#platform/client/ui/Switch.tsx'

type BooleanSetting = {
  [Name in keyof MemberSettings]: MemberSettings[Name] extends boolean ? Name : never
}[keyof MemberSettings]

interface SettingSwitchProps {
  name: BooleanSetting
  label: string
  description: ReactNode
}

export function SettingSwitch({ name, label, description }: SettingSwitchProps) {
  const settings = useSettings()
  const change = useChangeSettings()
  return (
    <Switch
      label={label}
      description={description}
      checked={settings[name]}
      onCheckedChange={isOn => change({ [name]: isOn })}
    />
  )
}
