import type { ReactNode } from 'react'

export interface MenuDownload {
  label: string
  /** Address of the file. */
  download: string
}

export interface MenuChoice {
  label: string
  onChoose: () => void
  /** Set for one of several states: whether it is the current one. */
  isCurrent?: boolean | undefined
  /** A group of which every choice has one is a row of icons. */
  icon?: ReactNode
  /** What it opens takes the focus; otherwise the button gets it back. */
  movesFocus?: boolean | undefined
}

export type MenuAction = MenuChoice | MenuDownload

export interface ActionMenuProps {
  /** Of the button: `More for Lagavulin 16 Year`. */
  label: string
  /** `boxed` beside buttons: as high as they are, with their edge. Default: small and bare, for rows. */
  look?: 'bare' | 'boxed' | undefined
  /** A line separates the groups. */
  groups: readonly (readonly MenuAction[])[]
}
