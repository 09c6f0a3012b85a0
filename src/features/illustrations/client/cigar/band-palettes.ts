/** The colors of one band. They are content, so they are the same in both themes. */
export interface BandPalette {
  paper: string
  /** Rules and ornaments on the paper. */
  ink: string
  /** The ground of the medallion. */
  field: string
  /** Rim and lettering of the medallion. */
  highlight: string
}

/** [paper, ink, field, highlight]: what was printed on cigar bands, from black and gold to cream and red. */
const COLORS = [
  ['#15100A', '#E8B04A', '#15100A', '#FFDE92'],
  ['#5A1717', '#E9BE6A', '#360B0B', '#F7DFA7'],
  ['#F1E7D2', '#8A5A12', '#F1E7D2', '#5B3A0A'],
  ['#2E3A22', '#D9B65C', '#1D2714', '#F0D999'],
  ['#16233A', '#D9B15A', '#16233A', '#F3DC9F'],
  ['#2B2825', '#C9BFB1', '#2B2825', '#EDE4D6'],
  ['#12393A', '#D8B968', '#0A2627', '#F2E0AE'],
  ['#3A1A33', '#DDB06A', '#260E21', '#F6DDB0'],
  ['#A3211B', '#F2CB78', '#70130F', '#FBE6B4'],
  ['#F4EAD3', '#9C1F1A', '#9C1F1A', '#F8E6BE'],
  ['#EFE8D0', '#22482F', '#22482F', '#EAD9A0'],
  ['#F2EBDC', '#1C2F55', '#1C2F55', '#EBD9A8'],
  ['#C99A3B', '#2A1B08', '#1A130B', '#F1CE7E'],
  ['#D2A64A', '#6A1414', '#7E1716', '#F9DFA0'],
  ['#7A3B1E', '#F0B98A', '#4A2010', '#FBD9B8'],
  ['#143524', '#E2C06B', '#143524', '#F5E3AF'],
  ['#1E3F7A', '#E6C36C', '#132B57', '#F8E5B0'],
  ['#4A1224', '#D9D0C3', '#4A1224', '#F1EAE0'],
  ['#171210', '#D9604A', '#8C1C18', '#F6D9A8'],
  ['#EFEBE3', '#3A3632', '#2A2724', '#EFE6D6'],
  ['#F7F3E8', '#9A6F1B', '#B58A34', '#2B1D06'],
  ['#4B2E1A', '#E0B777', '#2F1B0E', '#F3DDB4'],
  ['#B8862B', '#3A1F0C', '#3A230C', '#F3D58A'],
  ['#A8481E', '#F6D08C', '#6E2B10', '#FDE9C2'],
  ['#8E4A4C', '#F1D3A9', '#5C2A2D', '#FBE8CC'],
  ['#31474C', '#D9C08A', '#1F3137', '#F1E2BC'],
  ['#2D2449', '#DBB96E', '#1D1536', '#F3E0AF'],
  ['#5A6134', '#EBD9A0', '#383E1E', '#F8ECC5'],
  ['#E9DDC3', '#4A1D3F', '#4A1D3F', '#F0D9A8'],
  ['#8A4B16', '#F4CB83', '#552A09', '#FDE6BD'],
] as const

export const BAND_PALETTES: readonly BandPalette[] = COLORS.map(([paper, ink, field, highlight]) => ({
  paper,
  ink,
  field,
  highlight,
}))
