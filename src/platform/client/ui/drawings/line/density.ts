/** How many engraved lines a drawing gets: `light` keeps a list row under 5 KB of markup. */
export type Density = 'full' | 'light'
