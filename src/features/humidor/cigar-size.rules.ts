/** Length in inches, and ring gauge: the diameter in 64ths of an inch. */
export interface CigarSize {
  lengthInches: number
  ringGauge: number
}

const millimetersPerInch = 25.4
/** Longest and shortest cigars on sale, generously (docs/domain.md 3.3). */
const lengthRange = [2, 20] as const
const ringRange = [18, 110] as const
const vulgarFractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const sizeText =
  /^(\d+(?:[.,]\d+)?(?:[ -]\d\/\d{1,2})?|\d\/\d{1,2})\s*(in\b\.?|inch(?:es)?\b|"|”|″|mm\b)?\s*[x×*]\s*(\d{2,3})/i

/** Reads `6 × 52`, `5 1/2 x 50`, `4⅞ x 54` and `152 mm x 52`. Undefined if it is no size of a cigar. */
export function readCigarSize(text: string): CigarSize | undefined {
  const plain = text.trim().replace(/[¼½¾⅛⅜⅝⅞]/g, fraction => ` ${vulgarFractions[fraction]}`)
  const found = sizeText.exec(plain.trim())
  if (!found) return undefined
  const [, length, unit = '', ring] = found
  const typed = readLength(length!)
  const inMillimeters = unit.toLowerCase() === 'mm' || (unit === '' && typed > lengthRange[1])
  const lengthInches = Math.round((inMillimeters ? typed / millimetersPerInch : typed) * 1000) / 1000
  const ringGauge = Number(ring)
  const isCigar = isWithin(lengthInches, lengthRange) && isWithin(ringGauge, ringRange)
  return isCigar ? { lengthInches, ringGauge } : undefined
}

function readLength(text: string): number {
  const [whole = '0', fraction] = text.includes('/') ? splitFraction(text) : [text]
  const [upper, lower] = (fraction ?? '0/1').split('/').map(Number)
  return Number(whole.replace(',', '.')) + (upper ?? 0) / (lower || 1)
}

function splitFraction(text: string): [string, string] {
  const parts = text.split(/[ -]/)
  return parts.length === 2 ? [parts[0]!, parts[1]!] : ['0', parts[0]!]
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most
}
