import { hasSubject } from './telling-stems.ts'

const asks = String.raw`(?:how|what|what's|which|why|when|where|who|can|could|is|are|do|does|did|should|will|would)\b`
/** Between two questions: a question mark, or `and` before a word that asks. */
const between = new RegExp(
  String.raw`\?\s*(?:and\s+|also\s*,?\s+|plus\s+)?(?=\S)|[,;.]?\s+(?:and|also|plus)\s+(?=${asks})`,
  'i',
)
const minWords = 3
const maxQuestions = 2

/** `Why does it tunnel, and is it ok to take the band off?` asks twice. One question stays as it is, also with a remark: `and why should I care?` */
export function splitQuestion(question: string): string[] {
  const parts = question
    .split(between)
    .map(part => part.trim())
    .filter(part => part.split(/\s+/).length >= minWords)
  const asking = parts.filter(part => new RegExp(`\\b${asks}`, 'i').test(part))
  return asking.length >= 2 && asking.every(hasSubject) ? asking.slice(0, maxQuestions) : [question]
}
