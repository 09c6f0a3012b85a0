import type { ReactNode } from 'react'
import { Switch } from '#platform/client/ui/Switch.tsx'
import type { MemberSettings } from '../settings.contract.ts'
import { useChangeSettings } from './use-change-settings.ts'
import { useSettings } from './use-settings.ts'

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
