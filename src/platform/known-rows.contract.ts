/** What an import does with rows that are there already. */
export const knownChoices = ['skip', 'add'] as const
export type KnownChoice = (typeof knownChoices)[number]
