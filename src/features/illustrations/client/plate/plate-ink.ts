import type { Theme } from '#platform/client/ui/theme/shown-theme.ts'

/** Colors for one theme. In the dark theme lines are light and widen with light; in the light theme they widen with shade. */
export interface PlateInk {
  isDark: boolean
  paper: string
  line: string
  leaf: string
  ash: string
  amber: string
  gold: string
  goldLight: string
  bandPaper: string
  medallion: string
}

export const PLATE_INKS: Record<Theme, PlateInk> = {
  dark: {
    isDark: true,
    paper: '#0B0B0B',
    line: '#EDE4D6',
    leaf: '#D9B48A',
    ash: '#CFC8BE',
    amber: '#F0A22A',
    gold: '#F5B321',
    goldLight: '#FFD983',
    bandPaper: '#1A1307',
    medallion: '#0B0B0B',
  },
  light: {
    isDark: false,
    paper: '#FFFFFF',
    line: '#2A2018',
    leaf: '#5A3A1E',
    ash: '#6E655B',
    amber: '#B4690E',
    gold: '#AA7000',
    goldLight: '#F5B321',
    bandPaper: '#FFF6DF',
    medallion: '#2A2018',
  },
}

export interface Plate {
  canvas: CanvasRenderingContext2D
  ink: PlateInk
}
