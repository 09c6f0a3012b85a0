export interface NamedMember {
  id: string
  name: string
}

/** Names everybody who is in the lounge; only for moderators. */
export const hereWord = '@here'
const maxNamed = 50
/** More would make the message too large for every tab that gets it. */
export const maxMentions = 500

/**
 * Ids of the members that a text names behind an `@`: by the full name, or by a first name that only one of them has.
 * @param candidates every member whose first name stands behind an `@`
 */
export function mentionedIn(text: string, candidates: readonly NamedMember[]): string[] {
  const found = new Set<string>()
  const lower = text.toLowerCase()
  for (const { index } of lower.matchAll(/(?<![\p{L}\p{N}])@/gu)) {
    const rest = lower.slice(index + 1)
    const full = candidates
      .filter(({ name }) => beginsWithName(rest, name))
      .toSorted((one, other) => other.name.length - one.name.length)
    const named = full[0]
      ? full.filter(({ name }) => name.length === full[0]!.name.length)
      : byFirstName(rest)
    for (const { id } of named) found.add(id)
  }
  return [...found].slice(0, maxNamed)

  function byFirstName(rest: string): readonly NamedMember[] {
    const named = candidates.filter(({ name }) => beginsWithName(rest, name.split(' ')[0]!))
    return named.length === 1 ? named : []
  }
}

export function namesEverybody(text: string): boolean {
  return /(?<![\p{L}\p{N}])@here(?![\p{L}\p{N}])/iu.test(text)
}

/** The name ends with the word. */
export function beginsWithName(lower: string, name: string): boolean {
  return lower.startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(lower.slice(name.length))
}
