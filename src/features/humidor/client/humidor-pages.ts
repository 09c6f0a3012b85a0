import { DropHalfBottomIcon } from '@phosphor-icons/react/DropHalfBottom'
import { humidorPage, labelsPage } from '../humidor-pages.contract.ts'

export const humidorIcons = { [humidorPage.path]: DropHalfBottomIcon } as const

export const labelsView = {
  page: labelsPage,
  load: async () => (await import('./LabelsPage.tsx')).LabelsPage,
} as const
