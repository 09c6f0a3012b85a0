import { Link } from '@tanstack/react-router'
import { useMe } from '#features/member/client/use-me.ts'
import type { OverlayProps } from './overlay-props.ts'
import css from './ShortcutsDialog.module.css'
import { ShortcutsTable } from './ShortcutsTable.tsx'

export function ShortcutsDialog({ isOpen, onClose }: OverlayProps) {
  const { settings } = useMe()
  return (
    <ShortcutsTable
      isOpen={isOpen}
      isOff={settings?.shortcuts_enabled === false}
      onClose={onClose}
      settingsLink={text => (
        <Link to="/dashboard/settings" className={css.link} onClick={onClose}>
          {text}
        </Link>
      )}
    />
  )
}
