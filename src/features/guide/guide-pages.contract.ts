/** In the sidebar, too. Literal paths: the contract of the catalogue has too many bytes for the first script. */
export const cigarsPage = {
  path: '/cigars',
  label: 'Cigars',
  group: 'overview',
} as const

export const drinksPage = {
  path: '/drinks',
  label: 'Drinks',
  group: 'overview',
} as const
