import { MoonIcon } from '@phosphor-icons/react/Moon'
import { SunIcon } from '@phosphor-icons/react/Sun'
import { useThemeChoice } from '#features/settings/client/use-theme-choice.ts'
import { IconButton } from '#platform/client/ui/IconButton.tsx'

/** The icon shows the theme that a press switches to. */
export function ThemeSwitch({ tooltip }: { tooltip: 'top' | 'right' | 'none' }) {
  const { theme, choose } = useThemeChoice()
  const Icon = theme === 'dark' ? SunIcon : MoonIcon
  return (
    <IconButton
      label="Switch theme"
      tooltip={tooltip}
      icon={<Icon weight="light" size={20} />}
      onClick={() => choose(theme === 'dark' ? 'light' : 'dark')}
    />
  )
}
