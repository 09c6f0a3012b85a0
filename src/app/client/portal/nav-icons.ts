import { ArmchairIcon } from '@phosphor-icons/react/Armchair'
import { BuildingsIcon } from '@phosphor-icons/react/Buildings'
import { CalendarBlankIcon } from '@phosphor-icons/react/CalendarBlank'
import { DropHalfBottomIcon } from '@phosphor-icons/react/DropHalfBottom'
import { FilmStripIcon } from '@phosphor-icons/react/FilmStrip'
import { GearSixIcon } from '@phosphor-icons/react/GearSix'
import { GraduationCapIcon } from '@phosphor-icons/react/GraduationCap'
import { HouseLineIcon } from '@phosphor-icons/react/HouseLine'
import type { Icon } from '@phosphor-icons/react/lib'
import { NotebookIcon } from '@phosphor-icons/react/Notebook'
import { ShieldCheckIcon } from '@phosphor-icons/react/ShieldCheck'
import { VaultIcon } from '@phosphor-icons/react/Vault'
import { WaveformIcon } from '@phosphor-icons/react/Waveform'
import type { NavPath } from '../../portal.contract.ts'

export const navIcons: Record<NavPath, Icon> = {
  '/dashboard': HouseLineIcon,
  '/dashboard/humidor': DropHalfBottomIcon,
  '/dashboard/pairings': VaultIcon,
  '/lounge': ArmchairIcon,
  '/dashboard/journal': NotebookIcon,
  '/dashboard/smoke-deck': BuildingsIcon,
  '/dashboard/education': GraduationCapIcon,
  '/dashboard/events': CalendarBlankIcon,
  '/dashboard/ask': WaveformIcon,
  '/dashboard/media': FilmStripIcon,
  '/dashboard/settings': GearSixIcon,
  '/dashboard/admin': ShieldCheckIcon,
}
