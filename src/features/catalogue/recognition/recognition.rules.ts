export { countryAdjective } from './brand-namesakes.rules.ts'
export { type CigarIndex, indexCigars } from './cigar-index.rules.ts'
export { clarifyVersion } from './clarify-version.rules.ts'
export { type Match, maxCigarNameLength, type Recognition, recognizeCigar } from './recognize-cigar.rules.ts'
