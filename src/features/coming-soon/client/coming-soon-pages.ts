import { BuildingsIcon } from '@phosphor-icons/react/Buildings'
import { FilmStripIcon } from '@phosphor-icons/react/FilmStrip'
import { GraduationCapIcon } from '@phosphor-icons/react/GraduationCap'
import { ShieldCheckIcon } from '@phosphor-icons/react/ShieldCheck'
import { adminPage, educationPage, mediaPage, smokeDeckPage } from '../coming-soon-pages.contract.ts'

export const comingSoonIcons = {
  [smokeDeckPage.path]: BuildingsIcon,
  [educationPage.path]: GraduationCapIcon,
  [mediaPage.path]: FilmStripIcon,
  [adminPage.path]: ShieldCheckIcon,
} as const

export const smokeDeckView = {
  page: smokeDeckPage,
  load: async () => (await import('./rooms/SmokeDeckRoom.tsx')).SmokeDeckRoom,
} as const

export const educationView = {
  page: educationPage,
  load: async () => (await import('./rooms/EducationRoom.tsx')).EducationRoom,
} as const

export const mediaView = {
  page: mediaPage,
  load: async () => (await import('./rooms/MediaRoom.tsx')).MediaRoom,
} as const

export const adminView = {
  page: adminPage,
  load: async () => (await import('./rooms/AdminRoom.tsx')).AdminRoom,
} as const
