import { readFileSync } from 'node:fs'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { slugOf } from '#features/catalogue/server/read-catalogue.ts'
import { profileOf } from '../profile.rules.ts'
import { detailCigar } from '../words.rules.ts'

/** A pairing as somebody wrote it in `data/house-pairings.md`: every column that is shown. */
export interface WrittenPairing {
  title: string
  slug: string
  cigar_name: string
  cigar_body: string
  cigar_duration: string
  cigar_desc: string
  spirit_name: string
  spirit_desc: string
  /** Why these two, how to pour, what to expect: paragraphs with a blank line between them. */
  description: string
}

/** The pairings of the house in the order of the file. Throws a sentence where one of them is not as it should be. */
export function readHousePairings(path: string, catalogue: HouseCatalogue): WrittenPairing[] {
  return readFileSync(path, 'utf8')
    .replaceAll('\r\n', '\n')
    .split(/^# /m)
    .slice(1)
    .map(section => readPairing(section.trim(), catalogue))
}

function readPairing(section: string, catalogue: HouseCatalogue): WrittenPairing {
  const [title = '', cigarText, drinkText, ...notes] = section.split(/\n\s*\n/).map(unwrapped)
  const [cigarNamed, drinkNamed] = title.split(' & ')
  const cigar = catalogue.cigars.find(each => cigarName(each) === cigarNamed)
  const drink = catalogue.drinks.find(({ name }) => name === drinkNamed)
  if (!cigar || !drink)
    throw new Error(`house-pairings.md: "${title}" names a cigar or a drink that is not in the catalogue.`)
  if (notes.length !== 3)
    throw new Error(`house-pairings.md: "${title}" needs three paragraphs after Cigar and Drink.`)
  const [body = '', duration = ''] = detailCigar(profileOf(cigar, undefined, [])).split('. ')
  return {
    title,
    slug: slugOf(title),
    cigar_name: cigarName(cigar),
    cigar_body: body,
    cigar_duration: duration.replace(/\.$/, ''),
    cigar_desc: said('Cigar', cigarText, title),
    spirit_name: drink.name,
    spirit_desc: said('Drink', drinkText, title),
    description: notes.join('\n\n'),
  }
}

function unwrapped(paragraph: string): string {
  return paragraph.trim().replaceAll('\n', ' ')
}

function said(about: 'Cigar' | 'Drink', paragraph: string | undefined, title: string): string {
  const text = paragraph?.startsWith(`${about}: `) ? paragraph.slice(about.length + 2) : ''
  if (!text) throw new Error(`house-pairings.md: "${title}" lacks its paragraph "${about}: …".`)
  return text
}
