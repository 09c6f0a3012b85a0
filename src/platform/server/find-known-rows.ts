interface Place {
  /** Indexes of the rows with its key. */
  rows: number[]
  taken: Set<Stored>
}

interface Stored {
  places: Place[]
}

interface Move {
  stored: Stored
  to: Place
  /** What takes the place that `stored` leaves. */
  next?: Move
}

/**
 * Indexes of the rows that are stored already. A row has one key; what is stored can have several, as it was imported and as
 * it is now, and stands for one row at most: of three equal rows of a file two are known if two are stored.
 */
export function findKnownRows(
  rowKeys: readonly string[],
  storedKeys: readonly (readonly string[])[],
): Set<number> {
  const places = new Map<string, Place>()
  for (const [index, key] of rowKeys.entries()) {
    const place = places.get(key) ?? { rows: [], taken: new Set() }
    places.set(key, place)
    place.rows.push(index)
  }
  /** From these no free row can be reached any more. */
  const exhausted = new Set<Place>()
  for (const keys of storedKeys)
    assign({ places: [...new Set(keys)].flatMap(key => places.get(key) ?? []) }, exhausted)
  const known = [...places.values()].flatMap(({ rows, taken }) => rows.slice(0, taken.size))
  return new Set(known.toSorted((one, other) => one - other))
}

/** How many keys stand in the list before. */
export function countRepeated(keys: readonly string[]): number {
  return keys.length - new Set(keys).size
}

/** To a row of its own, if need be by moving others to another of theirs (an augmenting path). */
function assign(newcomer: Stored, exhausted: Set<Place>): void {
  const visited = new Set<Place>()
  const moves: Move[] = newcomer.places.map(to => ({ stored: newcomer, to }))
  for (const move of moves) {
    const { rows, taken } = move.to
    if (visited.has(move.to) || exhausted.has(move.to)) continue
    visited.add(move.to)
    if (taken.size < rows.length) {
      make(move)
      return
    }
    for (const stored of taken)
      if (stored.places.length > 1)
        moves.push(...stored.places.filter(to => !visited.has(to)).map(to => ({ stored, to, next: move })))
  }
  for (const place of visited) exhausted.add(place)
}

function make(last: Move): void {
  for (let move: Move | undefined = last; move; move = move.next) {
    move.next?.to.taken.delete(move.stored)
    move.to.taken.add(move.stored)
  }
}
