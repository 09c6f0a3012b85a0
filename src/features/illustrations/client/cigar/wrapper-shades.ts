export const WRAPPER_SHADES = [
  'candela',
  'connecticut',
  'claro',
  'colorado',
  'rosado',
  'maduro',
  'oscuro',
] as const
export type WrapperShade = (typeof WRAPPER_SHADES)[number]

export interface LeafTones {
  light: string
  middle: string
  dark: string
}

/** The same in both themes: leaf colors are content. */
export const LEAF_TONES: Record<WrapperShade, LeafTones> = {
  candela: { light: '#8E8B52', middle: '#6C6A3A', dark: '#3E3D20' },
  connecticut: { light: '#D3AB74', middle: '#B98B52', dark: '#77552E' },
  claro: { light: '#C79A63', middle: '#A87A45', dark: '#6A4824' },
  colorado: { light: '#A86B3E', middle: '#875029', dark: '#4C2A13' },
  rosado: { light: '#A6603F', middle: '#81432A', dark: '#472113' },
  maduro: { light: '#75462A', middle: '#52301C', dark: '#2A170C' },
  oscuro: { light: '#53372A', middle: '#35221A', dark: '#190F0B' },
}
