import { BuildingsIcon } from '@phosphor-icons/react/Buildings'
import { FilmStripIcon } from '@phosphor-icons/react/FilmStrip'
import { mediaPage, smokeDeckPage } from '../coming-soon-pages.contract.ts'

export const comingSoonIcons = {
  [smokeDeckPage.path]: BuildingsIcon,
  [mediaPage.path]: FilmStripIcon,
} as const

export const smokeDeckView = {
  page: smokeDeckPage,
  load: async () => (await import('./rooms/SmokeDeckRoom.tsx')).SmokeDeckRoom,
} as const

export const mediaView = {
  page: mediaPage,
  load: async () => (await import('./rooms/MediaRoom.tsx')).MediaRoom,
} as const
