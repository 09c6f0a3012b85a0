import { readFileSync } from 'node:fs'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { slugify } from '#features/catalogue/server/read-catalogue.ts'
import { bodyAndDurationOf } from './body-and-duration.ts'

/** A pairing of `data/curated-pairings.md`, in the columns that are shown. */
export interface PairingEntry {
  title: string
  slug: string
  cigar_name: string
  cigar_body: string
  cigar_duration: string
  cigar_desc: string
  spirit_name: string
  spirit_desc: string
  /** Why it works, how to pour, what to expect: paragraphs separated by blank lines. */
  description: string
}

/** In file order. Throws if a pairing is incomplete. */
export function readCuratedPairings(path: string, catalogue: Catalogue): PairingEntry[] {
  return readFileSync(path, 'utf8')
    .replaceAll('\r\n', '\n')
    .split(/^# /m)
    .slice(1)
    .map(section => readPairing(section.trim(), catalogue))
}

function readPairing(section: string, catalogue: Catalogue): PairingEntry {
  const [title = '', cigarText, drinkText, ...notes] = section.split(/\n\s*\n/).map(unwrap)
  const [cigarTitle, drinkTitle] = title.split(' & ')
  const { cigars, drinks } = catalogue
  const cigar =
    cigars.find(candidate => cigarName(candidate) === cigarTitle) ??
    cigars.find(({ formerName }) => formerName === cigarTitle)
  const drink =
    drinks.find(({ name }) => name === drinkTitle) ??
    drinks.find(({ formerName }) => formerName === drinkTitle)
  if (!cigar || !drink)
    throw new Error(`curated-pairings.md: "${title}" names a cigar or a drink that is not in the catalogue.`)
  if (notes.length !== 3)
    throw new Error(`curated-pairings.md: "${title}" needs three paragraphs after Cigar and Drink.`)
  return {
    title,
    slug: slugify(title),
    cigar_name: cigarName(cigar),
    ...bodyAndDurationOf(cigar),
    cigar_desc: paragraphText('Cigar', cigarText, title),
    spirit_name: drink.name,
    spirit_desc: paragraphText('Drink', drinkText, title),
    description: notes.join('\n\n'),
  }
}

function unwrap(paragraph: string): string {
  return paragraph.trim().replaceAll('\n', ' ')
}

function paragraphText(about: 'Cigar' | 'Drink', paragraph: string | undefined, title: string): string {
  const text = paragraph?.startsWith(`${about}: `) ? paragraph.slice(about.length + 2) : ''
  if (!text) throw new Error(`curated-pairings.md: "${title}" lacks its paragraph "${about}: …".`)
  return text
}
