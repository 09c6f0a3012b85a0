import { ArmchairIcon } from '@phosphor-icons/react/Armchair'
import { BrandyIcon } from '@phosphor-icons/react/Brandy'
import { CalendarBlankIcon } from '@phosphor-icons/react/CalendarBlank'
import { DropHalfBottomIcon } from '@phosphor-icons/react/DropHalfBottom'
import { GearSixIcon } from '@phosphor-icons/react/GearSix'
import { HouseLineIcon } from '@phosphor-icons/react/HouseLine'
import type { IconProps } from '@phosphor-icons/react/lib'
import { MartiniIcon } from '@phosphor-icons/react/Martini'
import { NotebookIcon } from '@phosphor-icons/react/Notebook'
import { PintGlassIcon } from '@phosphor-icons/react/PintGlass'
import { VaultIcon } from '@phosphor-icons/react/Vault'
import type { ComponentType } from 'react'
import type { NavPath } from '../../portal.contract.ts'
import { CigarIcon } from './CigarIcon.tsx'
import { laterIcons } from './later-icons.ts'

export const navIcons: Record<NavPath, ComponentType<IconProps>> = {
  ...laterIcons,
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
}
