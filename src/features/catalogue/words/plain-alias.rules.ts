import { tokenizeCigarText } from './tokenize-cigar-text.rules.ts'

const plain =
  /^(natural|maduro|connecticut|conn|ct|shade|corojo|criollo|habano|havana|cameroon|sumatra|broadleaf|candela|oscur[oa]|claro|colorado|rosado|sun|grown|sungrown|black|white|red|blue|green|gold|silver|bronze|brown|yellow|orange|purple|pink|platinum|label|original|premium|cl[aá]ssic[oa]?|vintage|reserv[ea]|special|signature|xo|vs|vsop|bourbon|rum|whiskey|cognac|barrel|vanilla|honey|cherry|coffee|cafe|robustos?|toros?|churchills?|coronas?|lanceros?|petit|gordo|belicosos?|torpedo|perfecto|piramides?|pyramid|figurado|shorts?|double|minis?|lonsdale|panetelas?|presidente|imperial|magnum|tubos?)$/

/** Of a leaf, a shade, a size, a drink or a number alone: as another name of a line it would be found in every second text. */
export function isPlainAlias(alias: string): boolean {
  const { words } = tokenizeCigarText(alias)
  return (
    (words.length < 3 && words.every(word => /^\d{1,2}$|^years?$/.test(word))) ||
    (words.length === 1 && (words[0]!.length < 2 || plain.test(words[0]!))) ||
    words.every(word => plain.test(word) && !/^(original|premium|class|vintage|reserv|special)/.test(word))
  )
}
