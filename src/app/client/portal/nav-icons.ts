import { ArmchairIcon } from '@phosphor-icons/react/Armchair'
import { BrandyIcon } from '@phosphor-icons/react/Brandy'
import { BuildingsIcon } from '@phosphor-icons/react/Buildings'
import { CalendarBlankIcon } from '@phosphor-icons/react/CalendarBlank'
import { DropHalfBottomIcon } from '@phosphor-icons/react/DropHalfBottom'
import { FilmStripIcon } from '@phosphor-icons/react/FilmStrip'
import { GearSixIcon } from '@phosphor-icons/react/GearSix'
import { GraduationCapIcon } from '@phosphor-icons/react/GraduationCap'
import { HouseLineIcon } from '@phosphor-icons/react/HouseLine'
import type { IconProps } from '@phosphor-icons/react/lib'
import { MartiniIcon } from '@phosphor-icons/react/Martini'
import { NotebookIcon } from '@phosphor-icons/react/Notebook'
import { PintGlassIcon } from '@phosphor-icons/react/PintGlass'
import { ShieldCheckIcon } from '@phosphor-icons/react/ShieldCheck'
import { VaultIcon } from '@phosphor-icons/react/Vault'
import { WaveformIcon } from '@phosphor-icons/react/Waveform'
import type { ComponentType } from 'react'
import type { NavPath } from '../../portal.contract.ts'
import { CigarIcon } from './CigarIcon.tsx'

export const navIcons: Record<NavPath, ComponentType<IconProps>> = {
  '/dashboard': HouseLineIcon,
  '/pair': BrandyIcon,
  '/cigars': CigarIcon,
  '/drinks': PintGlassIcon,
  '/dashboard/humidor': DropHalfBottomIcon,
  '/dashboard/pairings': VaultIcon,
  '/dashboard/bar': MartiniIcon,
  '/lounge': ArmchairIcon,
  '/dashboard/events': CalendarBlankIcon,
  '/dashboard/journal': NotebookIcon,
  '/dashboard/settings': GearSixIcon,
  '/dashboard/smoke-deck': BuildingsIcon,
  '/dashboard/education': GraduationCapIcon,
  '/dashboard/ask': WaveformIcon,
  '/dashboard/media': FilmStripIcon,
  '/dashboard/admin': ShieldCheckIcon,
}
