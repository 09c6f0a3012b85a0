import { MoonIcon } from '@phosphor-icons/react/Moon'
import { SunIcon } from '@phosphor-icons/react/Sun'
import { useThemeChoice } from '#features/member/client/use-theme-choice.ts'
import { IconButton } from '#platform/client/ui/IconButton.tsx'

/** Icon and name say which theme a press switches to. */
export function ThemeSwitch({ tooltip }: { tooltip: 'top' | 'right' | 'none' }) {
  const { theme, choose } = useThemeChoice()
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = other === 'light' ? SunIcon : MoonIcon
  return (
    <IconButton
      label={`Switch to ${other} theme`}
      tooltip={tooltip}
      icon={<Icon weight="light" size={20} />}
      onClick={() => choose(other)}
    />
  )
}
