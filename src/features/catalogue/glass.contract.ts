export const glassTypes = [
  'rocks',
  'glencairn',
  'snifter',
  'coupe',
  'highball',
  'hurricane',
  'wine',
  'flute',
  'port',
  'cup',
  'mug',
  'copper-mug',
  'julep',
  'pint',
] as const
export type GlassType = (typeof glassTypes)[number]

/** What only a serving sentence tells apart: the catalogue calls them cup, mug and pint. */
export type DrawnGlass = GlassType | 'tea' | 'espresso-cup' | 'copita' | 'beer-mug' | 'weizen'
