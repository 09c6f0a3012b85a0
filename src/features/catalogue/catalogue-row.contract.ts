import * as z from 'zod/mini'
import { optionalText, typedText } from '#platform/text.contract.ts'
import {
  allDrinkFamilies,
  availabilities,
  cigarShapes,
  confidences,
  drinkKinds,
  makes,
  priceBands,
  releaseStatuses,
  shades,
  wrapperClasses,
} from './catalogue.contract.ts'
import { glassTypes } from './glass.contract.ts'

// The cells of a row of `data/cigars.csv` and `data/drinks.csv`; data/README.md says what each column holds. Tests check the
// files by these schemas, and so is a row checked that a lounge has of its own.

/** `cedar;  cream` */
const listOf = (separator: string) =>
  z.overwrite<string>(text =>
    text
      .split(/[;\n]/)
      .map(item => item.trim().replaceAll(/\s{2,}/g, ' '))
      .filter(Boolean)
      .join(separator),
  )
/** `Black pepper, cream` */
const tidyNotes = z.overwrite<string>(text =>
  text
    .toLowerCase()
    .split(/[;,\n]/)
    .map(note => note.trim().replaceAll(/\s+/g, '-'))
    .filter(Boolean)
    .join(';'),
)
/** `Robusto 5 x 50` */
const tidySizes = z.overwrite<string>(text =>
  text.replaceAll(/(\d)\s*[x×]\s*(\d{2}(?: \w+)?)(?=;|$)/g, '$1x$2'),
)

const list = (maxLength: number) => optionalText({ maxLength }).check(listOf('; '))
const shapes = cigarShapes.filter(shape => shape !== 'parejo').join('|')
const size = String.raw`[^;]+ \d{1,2}(\.\d+)?x\d{2}( (${shapes}))?`
const note = '[a-z-]+'
const wrongNotes = 'Please give three to six notes of the list, separated by semicolons'
const degree = 'Please choose from 1 to 5'
const upToFive = z.string().check(z.regex(/^[0-5]$/, 'Please choose from 0 to 5'))
const webAddress = optionalText({ maxLength: 500 }).check(
  z.regex(/^(https?:\/\/[^\s<>"]+)?$/, 'Please enter an address that begins with https:// or http://'),
)
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, 'Please choose one of the list')
const oneOrNone = <const Values extends readonly string[]>(values: Values) =>
  z.enum(['', ...values], 'Please choose one of the list')

export const cigarFileRow = z.strictObject({
  brand: typedText({ missing: 'Please name the maker', maxLength: 80 }),
  line: typedText({ missing: 'Please name the line', maxLength: 100 }),
  aliases: list(400),
  country: optionalText({ maxLength: 60 }),
  wrapper: optionalText({ maxLength: 120 }),
  wrapper_class: oneOrNone(wrapperClasses),
  shade: oneOrNone(shades),
  binder: optionalText({ maxLength: 160 }),
  filler: optionalText({ maxLength: 200 }),
  strength: z.string().check(z.regex(/^[1-5]?$/, degree)),
  body: z.string().check(z.regex(/^[1-5]?$/, degree)),
  notes: optionalText({ maxLength: 200 }).check(
    tidyNotes,
    z.regex(new RegExp(`^(${note}(;${note}){2,5})?$`), wrongNotes),
  ),
  thirds: optionalText({ maxLength: 400 }).check(
    z.regex(
      new RegExp(`^(${note}(;${note})*(\\|${note}(;${note})*){2})?$`),
      'Please write the thirds as cedar;cream|leather|black-pepper',
    ),
  ),
  vitolas: optionalText({ maxLength: 800 }).check(
    listOf('; '),
    tidySizes,
    z.regex(
      new RegExp(`^(${size}(; ${size})*)?$`),
      'Please write each size as Robusto 5x50, separated by semicolons',
    ),
  ),
  make: oneOf(makes),
  status: oneOrNone(releaseStatuses),
  year: z.string().check(z.regex(/^((18|19|20)\d\d)?$/, 'Please write the year as 1994')),
  price: oneOrNone(priceBands),
  confidence: oneOf(confidences),
  source_url: webAddress,
  checked: z.string().check(z.regex(/^(20\d\d-\d\d-\d\d)?$/, 'Please give the day')),
})
export type CigarFileRow = z.output<typeof cigarFileRow>

export const drinkFileRow = z.strictObject({
  name: typedText({ missing: 'Please name the drink', maxLength: 120 }),
  kind: oneOf(drinkKinds),
  family: oneOf(allDrinkFamilies),
  style: typedText({ missing: 'Please say what it is', maxLength: 120 }),
  aliases: list(400),
  proof: z.string().check(z.regex(/^\d{1,3}(\.\d)?$/, 'Please write the proof as 80 or 86.4')),
  weight: z.string().check(z.regex(/^[1-5]$/, degree)),
  sweetness: upToFive,
  smoke: upToFive,
  acidity: upToFive,
  tannin: upToFive,
  bubbles: upToFive,
  notes: optionalText({ maxLength: 200 }).check(
    tidyNotes,
    z.regex(new RegExp(`^${note}(;${note}){2,5}$`), wrongNotes),
  ),
  glass: oneOf(glassTypes),
  colour: z.string().check(z.toUpperCase(), z.regex(/^#[0-9A-F]{6}$/, 'Please write the color as #C58B3A')),
  serve: typedText({ missing: 'Please say how it is poured', maxLength: 200 }).check(
    z.regex(/\.$/, 'Please end with a period'),
  ),
  recipe: list(500),
  said_as: typedText({ missing: 'Please say it as inside a sentence', maxLength: 120 }),
  price: oneOf(priceBands),
  availability: oneOf(availabilities),
  sentence: typedText({ missing: 'Please write one sentence about it', maxLength: 170 }).check(
    z.regex(
      /^\p{Lu}.{29,169}\.$/u,
      'Please write one sentence of 30 to 170 characters that begins with a capital',
    ),
  ),
})
export type DrinkFileRow = z.output<typeof drinkFileRow>

export const catalogueKinds = ['cigar', 'drink'] as const
export type CatalogueKind = (typeof catalogueKinds)[number]
/** The cells by column. */
export type FileRow = Readonly<Record<string, string>>
