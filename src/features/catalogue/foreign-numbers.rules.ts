import { type Evidence, type Judged, wellMet } from './line-evidence.rules.ts'

/** A line that was named in full may have a size of that number; half a line with another number is another line. */
const namedInFull = 0.9

/** Numbers are identity: a `Siglo 7` is none of the Siglos. Years are left alone. */
export function saysForeignNumber({ typed, metByWord }: Evidence, { lineNamed, at }: Judged): boolean {
  if (lineNamed >= namedInFull) return false
  return typed.some(({ word }, place) => /^[a-z]?\d{1,3}$/.test(word) && metByWord[place]![at]! < wellMet)
}
