import type { ReactNode } from 'react'
import { Switch } from '#platform/client/ui/Switch.tsx'
import type { MemberSettings } from '../settings.contract.ts'
import { useChangeSettings } from './use-change-settings.ts'
import { useSettings } from './use-settings.ts'

type YesOrNo = {
  [Name in keyof MemberSettings]: MemberSettings[Name] extends boolean ? Name : never
}[keyof MemberSettings]

interface SettingSwitchProps {
  name: YesOrNo
  label: string
  description: ReactNode
}

/** One yes or no of the member's: applies at once, goes back when the house did not keep it. */
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
