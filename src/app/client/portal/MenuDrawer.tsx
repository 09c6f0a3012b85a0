import { MusicControl } from '#features/music/client/MusicControl.tsx'
import { Drawer } from '#platform/client/ui/Drawer.tsx'
import { MemberCard } from './MemberCard.tsx'
import css from './MenuDrawer.module.css'
import { NavList } from './NavList.tsx'
import type { OverlayProps } from './overlay-props.ts'
import { SignOutButton } from './SignOutButton.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The sidebar of small screens. */
export function MenuDrawer({ isOpen, onClose }: OverlayProps) {
  return (
    <Drawer open={isOpen} onOpenChange={open => !open && onClose()} title="Premium Member Portal" full>
      <NavList isRoomy onNavigate={onClose} />
      <MusicControl />
      <div className={css.foot}>
        <MemberCard />
        <div className={css.controls}>
          <SignOutButton />
          <ThemeSwitch tooltip="none" />
        </div>
      </div>
    </Drawer>
  )
}
