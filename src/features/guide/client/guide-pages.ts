import { PintGlassIcon } from '@phosphor-icons/react/PintGlass'
import { cigarsPage, drinksPage } from '../guide-pages.contract.ts'
import { CigarIcon } from './CigarIcon.tsx'

export const guideIcons = { [cigarsPage.path]: CigarIcon, [drinksPage.path]: PintGlassIcon } as const
