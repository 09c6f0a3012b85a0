import { numberWordsToDigits } from './number-words.rules.ts'

/**
 * Normal form of typed text: no accents, no capitals, numbers as digits, hyphenated numbers joined (`8-5-8`, `T-52`),
 * `No.`, `#` and `number` dropped, the size taken out.
 */
export interface CigarTokens {
  words: readonly string[]
  size: { lengthInches: number; ringGauge: number } | undefined
}

const numberSigns = new Set(['no', 'nr', 'num', 'number', 'numero', 'nº'])

/** `5x50`, `6 1/2 x 52`, `6.5 by 52`, `6" x 52`: inches and 64ths of an inch. */
const sizePattern =
  /\b(\d{1,2}(?:\.\d+)?)(?:[\s-]+(\d)\/(\d))?\s*(?:"|''|in|inch|inches)?\s*(?:x|×|\*|by)\s*(\d{2})\b/
/** `cab 50`, `box of 25`, `5 pack`: the packaging says nothing about the cigar. */
const countPattern =
  /\b(?:cab|box|bundle|pack|tin|jar|case)\s*(?:of\s*)?(?:3|4|5|8|1[0-8]|2[0-5]|30|40|50|60|100)\b|\b(?:3|4|5|8|10|20|25)[\s-]?(?:ct|count|pack|packs|pk|pcs)\b/g
/** People paste text with markup. The contents of a script are dropped. */
const markupPattern =
  /<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<\/?[a-z!][^<>]{0,200}>|&(?:nbsp|amp|quot|lt|gt|#\d{1,6});/gi
/** "having one tonight", "One of the Padrons": not a number here, but the end of a name in "an Acid One tonight". */
const pronounOne =
  /\b(this|that|the|an?|having|have|had|try|which|any|some|another|smoking|smoke|smoked|lighting|light|lit|enjoying|got|want|need|bought|good) one\b|(?<=^|[.,;:!?]\s*)one (?=(?:of|after|before|with|tonight|now|for)\b)/g

export function tokenizeCigarText(text: string): CigarTokens {
  const plain = text
    .replace(markupPattern, ' ')
    .replace(/\bn\s?[°º]/gi, ' no ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`´]/g, '')
    .replaceAll('_', ' ')
    .replace(/[#№º°]/g, ' no ')
  const size = sizeIn(plain)
  const spaced = plain
    .replace(sizePattern, ' ')
    .replace(countPattern, ' ')
    .replace(pronounOne, '$1 ')
    .replace(/\bnon-cuban\b|\bnon cuban\b/g, 'noncuban')
    .replace(/\b([a-z]{1,2})-(\d+)\b/g, '$1$2')
    .replace(/(?<=\d)-(?=\d)/g, '')
    .replace(/\bno\.?\s*(?=\d)/g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/(\d)k\b/g, '$1000')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const words = spaced === '' ? [] : spaced.split(' ')
  return { words: numberWordsToDigits(words).filter(word => !numberSigns.has(word)), size }
}

function sizeIn(text: string): CigarTokens['size'] {
  const found = sizePattern.exec(text)
  if (!found) return undefined
  const fraction = found[2] && found[3] && found[3] !== '0' ? Number(found[2]) / Number(found[3]) : 0
  const lengthInches = Number(found[1]) + fraction
  const ringGauge = Number(found[4])
  const isCigar = lengthInches >= 3 && lengthInches <= 10 && ringGauge >= 20 && ringGauge <= 80
  return isCigar ? { lengthInches, ringGauge } : undefined
}
