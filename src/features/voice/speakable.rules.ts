import { defaultLexicon } from './default-lexicon.rules.ts'
import { type Lexicon, respell } from './lexicon.rules.ts'
import { toPlainText } from './plain-text.rules.ts'
import { writeOutAbbreviations } from './spoken-abbreviations.rules.ts'
import { speakNumbers } from './spoken-numbers.rules.ts'

/** What a voice is given for an answer: words and punctuation, without Markdown, emoji and signs. */
export function speakable(text: string, lexicon: Lexicon = defaultLexicon): string {
  const plain = toPlainText(text).replace(/[\u00A0\u2007\u2009\u200A\u202F]/g, ' ')
  return respell(speakSigns(speakNumbers(writeOutAbbreviations(plain))), lexicon)
    .replace(/\s+(?=[,;:!?]|\.(?!\d))/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

function speakSigns(text: string): string {
  return text
    .replace(/\s*&\s*/g, ' and ')
    .replace(/[~≈] ?(?=\d)/g, 'about ')
    .replace(/± ?(?=\d)/g, 'plus or minus ')
    .replace(/\s*→\s*/g, ' to ')
    .replace(/ = /g, ' equals ')
    .replace(/\s*[—―]\s*|\s+[–-]\s+/g, ', ')
    .replace(/[~·]/g, ' ')
    .replace(/^(?:[\s,;:]|[–-]\s)+/, '')
}
