/** Amount of hatching: `light` keeps a list row under 5 KB of markup. */
export type Density = 'full' | 'light'
