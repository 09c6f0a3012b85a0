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
