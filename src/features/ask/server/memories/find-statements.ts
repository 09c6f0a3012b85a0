import { withPlainApostrophes } from '../plain-apostrophes.ts'
import { readStatement, type Statement } from './read-statement.ts'

export interface FoundStatement extends Statement {
  /** As the member said it. */
  words: string
}

export interface StatementsIn {
  statements: readonly FoundStatement[]
  /** Nothing else was said: there is no question to answer. */
  isAll: boolean
}

export const maxWordsLength = 200
/** Longer texts are pasted more often than said. */
const maxTextLength = 500

const nothing: StatementsIn = { statements: [], isAll: false }

/** Somebody else’s words, a game, or something that ends. */
const notMeant =
  /\b(?:says?|said|saying|asks?|asked|asking for|wrote|claims?|quot\w+|lyrics?|translate\w*|pretend\w*|imagine|suppos\w+|hypothetic\w*|assum\w+|role ?play\w*|character|song|poem|story|joke\w*|joking|kidding|sarcas\w*|jk|what if|on behalf of)\b/i
const passing =
  /\b(?:(?:just|only|except|but not|at least) (?:for )?(?:tonight|today|now|this \w+)|for now|right now|at the moment|currently|temporarily|for the time being|(?:this|next) (?:week|month)|until|dry january|sober october|\blent\b|ramadan|pregnan\w*|antibiotics?|medication|meds)\b/i

/**
 * What the text says about the member for good, in the first person. A sentence counts only if each of its clauses is a
 * statement, an address or a question: a wrong memory is worse than none.
 */
export function findStatements(typed: string): StatementsIn {
  const text = withoutReminding(withPlainApostrophes(typed))
  if (text.length > maxTextLength || /["“”«»]/.test(text) || notMeant.test(text) || passing.test(text))
    return nothing
  const sentences = sentencesIn(text).map(readSentence)
  return {
    statements: lastOfEach(sentences.flatMap(({ statements }) => statements)),
    isAll: sentences.every(({ isAll }) => isAll) && sentences.some(({ statements }) => statements.length > 0),
  }
}

/** `I don’t like whiskey.`, but not that somebody no longer drinks, which may be meant as more. */
export function isMatterOfTaste(text: string): boolean {
  const { statements, isAll } = findStatements(text)
  return isAll && statements.every(({ subject }) => subject !== 'alcohol')
}

/** `As I told you, ...` is nobody else’s speech. */
function withoutReminding(text: string): string {
  return text.replace(
    /\b(?:(?:as|like) )?i(?:'ve)? (?:already )?(?:told you|said|mentioned)(?: before| already| that)*,?/gi,
    ' ',
  )
}

/** With the mark that ends each. */
function sentencesIn(text: string): string[] {
  return text.match(/[^.!?\n]+[.!?]*/g)?.filter(sentence => /\p{L}/u.test(sentence)) ?? []
}

const between =
  /\s*[,;]\s*|\s+[-–—]+\s+|\s+(?:and|but|so|because|since|plus)\s+(?=(?:i|i'm|i've|im|what|which|how|can|could|would|should|shall|please|give|suggest|recommend)\b)/i

function readSentence(sentence: string): StatementsIn {
  const clauses = sentence
    .replace(/[.!?]+$/, '')
    .split(between)
    .map(clause => clause.trim())
    .filter(Boolean)
  const read = clauses.map((words, at) => {
    // `I don’t like rum?` asks.
    const isAsked = sentence.endsWith('?') && at === clauses.length - 1
    return { words, statements: isAsked ? [] : statementsIn(words) }
  })
  const others = read.filter(({ statements }) => statements.length === 0).map(({ words }) => words)
  if (!others.every(words => isAddress(words) || isQuestion(words))) return nothing
  return {
    statements: read.flatMap(({ words, statements }) =>
      statements.map(statement => ({ ...statement, words: words.slice(0, maxWordsLength) })),
    ),
    isAll: others.every(isAddress),
  }
}

const lead =
  /^(?:(?:and|but|so|because|since|as|also|well|ok(?:ay)?|hi|hey|hello|arturo|actually|honestly|sorry|fyi|btw|by the way|just so you know|for the record|you should know|(?:please )?(?:remember|note|know|keep in mind|don't forget)(?: that)?:?)\s+)+(?=i\b)/
const forgetting = /^(?:please )?forget that (?=i\b)/

function statementsIn(words: string): readonly Statement[] {
  const clause = words
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^\W+|[^\p{L}\p{N}]+$/gu, '')
    .replace(lead, '')
  if (forgetting.test(clause))
    return readStatement(clause.replace(forgetting, '')).map(({ subject }) => ({
      subject,
      value: undefined,
    }))
  return readStatement(clause)
}

function isAddress(words: string): boolean {
  return /^(?:(?:hi|hello|hey|there|dear|good (?:evening|morning|afternoon|day)|arturo|thanks?|thank you|thx|cheers|please|ok(?:ay)?|well|look|listen|sorry|no|yes|yeah|btw|by the way|fyi|for the record|just so you know|just to let you know|as you know|remember|note|actually|honestly)\W*)+$/i.test(
    words,
  )
}

const asking =
  /^(?:(?:and|but|so|then|now|ok|please|arturo)\s+)*(?:what|what's|which|how|how's|can|could|would|will|should|shall|is|are|do|does|any|give|suggest|recommend|find|pick|choose|pair|tell|show|name|help|i'?d (?:like|love)|i (?:want|need)|i(?:'m| am) (?:smoking|having|lighting|looking)|i(?:'ve| have) (?:got )?an?|with|for an?)\b/i
const conditional =
  /\b(?:if|unless|although|though|except|while|when(?:ever)? (?:i|he|she|we|they|you)(?!\s+smoke)|he|she|they|his|her|their)\b/i
const minWords = 3

function isQuestion(words: string): boolean {
  return asking.test(words) && !conditional.test(words) && words.split(/\s+/).length >= minWords
}

/** Of two about the same, the later one. */
function lastOfEach(statements: readonly FoundStatement[]): readonly FoundStatement[] {
  return [...new Map(statements.map(statement => [statement.subject, statement])).values()]
}
