import { isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { bottlePriceText, cigarPriceText } from '#features/catalogue/price-text.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Library } from '#features/knowledge/server/load-library.ts'
import { readDrinkWish } from '#features/pairing/drink-wish.rules.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { uncapitalize, withA } from '#platform/text.rules.ts'
import { choosePath } from './choose-path.ts'
import { countNamed } from './count-named.ts'
import type { FindNamedProducts, NamedProduct } from './find-named-products.ts'
import type { FindUnlistedName } from './find-unlisted-name.ts'
import { goesOn } from './goes-on.ts'
import { isOtherLanguage } from './is-other-language.ts'
import { joinReplies } from './join-replies.ts'
import type { HelpText } from './load-question-data.ts'
import { isMatterOfTaste } from './memories/find-statements.ts'
import { acknowledge, asksWhatIsRemembered, listMemories, notesBelow } from './memories/memory-texts.ts'
import { pairAsRemembered } from './memories/pair-as-remembered.ts'
import { recallMemories } from './memories/recall-memories.ts'
import { type MemorySources, rememberStatements } from './memories/remember-statements.ts'
import { suggestAsRemembered } from './memories/suggest-as-remembered.ts'
import type { AskedText, QuestionReading } from './open-question-reader.ts'
import { withPlainApostrophes } from './plain-apostrophes.ts'
import type { Route } from './question-route.ts'
import { answerFromOwnRecords, memoryIsOff } from './records/answer-from-records.ts'
import type { RecordSources } from './records/records.ts'
import { subjectOf } from './records/subject-of.ts'
import { answerDistress, answerEmergency, answerQuitting, answerUnderAge } from './replies/about-care.ts'
import { offTopicReply, unknownReplies } from './replies/about-unknown.ts'
import { askForCigar, asksForDrinkWithIt } from './replies/ask-for-cigar.ts'
import { compareProducts } from './replies/compare-products.ts'
import { computeAnswer } from './replies/compute-answer.ts'
import { describeCigar } from './replies/describe-cigar.ts'
import { describeDrink } from './replies/describe-drink.ts'
import { describeMaker } from './replies/describe-maker.ts'
import { answerFromArticles } from './replies/from-articles.ts'
import { answerFromHelp } from './replies/from-help.ts'
import { smallTalk } from './replies/small-talk.ts'
import type { PickForTonight } from './replies/suggest-for-tonight.ts'
import type { Reply } from './reply.ts'
import { splitQuestion } from './split-question.ts'
import { wordsIn } from './split-words.ts'

export interface ReplySources extends MemorySources {
  catalogue: Catalogue
  library: Library
  help: readonly HelpText[]
  freePairings: FreePairings
  findNamedProducts: FindNamedProducts
  findUnlistedName: FindUnlistedName
  readQuestion(asked: AskedText): Promise<QuestionReading>
  records: RecordSources
  pickForTonight: PickForTonight
  timeZoneOf(memberId: string): Promise<string>
  now(): Date
}

interface Question {
  memberId: string
  text: string
  before: string | undefined
}

export interface Understood extends Question {
  reading: QuestionReading
  products: readonly NamedProduct[]
  /** A name that goes on from one of the catalogue's, and that it does not have. */
  unlisted: string | undefined
  path: Route
}

/** A reply, and how the question was understood, or each of two in one. */
export interface ComposedReply {
  reply: Reply
  /** Said below the answer, in these words. */
  notes: readonly string[]
  understood: readonly Understood[]
}

/** What Arturo says, without a language model: to two questions in one, both answers in short. */
export async function composeReply(sources: ReplySources, asked: Question): Promise<ComposedReply> {
  const question = { ...asked, text: withPlainApostrophes(asked.text) }
  const understood = await understand(sources, question)
  if (caring.includes(understood.path) && !isMatterOfTaste(question.text))
    return {
      reply: await answerBy[understood.path](sources, understood),
      notes: [],
      understood: [understood],
    }
  const heard = await rememberStatements(sources, question.memberId, question.text)
  if (heard.isAll) return { reply: acknowledge(heard), notes: [], understood: [understood] }
  const { reply, ...composed } = await composeAnswer(sources, question, understood)
  return { reply, notes: notesBelow(reply.remembered ?? [], heard), ...composed }
}

type ComposedAnswer = Omit<ComposedReply, 'notes'>

async function composeAnswer(
  sources: ReplySources,
  question: Question,
  understood: Understood,
): Promise<ComposedAnswer> {
  const [first, second] = splitQuestion(question.text)
  if (first !== undefined && second !== undefined) {
    const parts = [
      await understand(sources, { ...question, text: first }),
      await understand(sources, { ...question, text: second, before: first }),
    ]
    const joined = isOneProduct(parts)
      ? undefined
      : joinReplies([await answer(sources, parts[0]!), await answer(sources, parts[1]!)])
    if (joined) return { reply: joined, understood: parts }
  }
  return { reply: await answer(sources, understood), understood: [understood] }
}

const caring: readonly Route[] = ['distress', 'emergency', 'underage', 'quit']

/** A section with less is hardly about a question that stands beside one about a product. */
const minScoreBeside = 13

/** `What proof is it, and what's the mash bill like?` asks twice for the same bottle. */
function isOneProduct(parts: readonly Understood[]): boolean {
  return (
    parts.some(({ path }) => path === 'catalogue') &&
    parts.some(
      ({ path, products, reading }) =>
        path === 'knowledge' && products.length === 0 && (reading.sections[0]?.score ?? 0) < minScoreBeside,
    )
  )
}

/** A question by itself, whatever was asked before it. */
export function understandAlone(sources: ReplySources, memberId: string, text: string): Promise<Understood> {
  return understand(sources, { memberId, text: withPlainApostrophes(text), before: undefined })
}

/** A question that goes on from the last one is about the same cigars and drinks, unless it names others. */
async function understand(sources: ReplySources, question: Question): Promise<Understood> {
  const { findNamedProducts, readQuestion } = sources
  const before = question.before !== undefined && goesOn(question.text) ? question.before : undefined
  const own = findNamedProducts(question.text)
  const products = own.length === 0 && before !== undefined ? findNamedProducts(before) : own
  const named = countNamed(products)
  const reading = await readQuestion({ question: question.text, before, ...named })
  const path = asksForKind(question.text, products, choosePath(question.text, reading, named))
  const unlisted = sources.findUnlistedName(question.text, own, new Set(reading.unusualWords))
  return { ...question, before, reading, products, unlisted, path }
}

/** `Davidoff Grand Cru and green tea?` asks for more than what the catalogue has of the cigar. */
function asksForKind(text: string, products: readonly NamedProduct[], path: Route): Route {
  const names = products.flatMap(product => (product.kind === 'cigar' ? [cigarName(product.cigar)] : []))
  const isOne = path === 'catalogue' && names.length === 1 && products.length === 1
  return isOne && readDrinkWish(text, names).length > 0 ? 'pairing' : path
}

/** A number that can be computed is not looked up. */
async function answer(sources: ReplySources, understood: Understood): Promise<Reply> {
  if (asksWhatIsRemembered(understood.text)) return withMemory(sources, understood, readMemories)
  if (isOtherLanguage(understood.text) && !mayBeAnswered(understood))
    return unknownReplies.otherLanguage(sources.library)
  const maker = caring.includes(understood.path)
    ? undefined
    : describeMaker(sources.catalogue, understood.text)
  if (maker) return maker
  if (asksForDrinkWithIt(understood)) return askForCigar(sources.library)
  const computed = computeAnswer(sources.library, understood.text)
  return computed ? { ...computed, isComputed: true } : answerBy[understood.path](sources, understood)
}

/** Who is in need, and what a cigar or drink that is named goes with, in whatever language. */
function mayBeAnswered({ path, products }: Understood): boolean {
  return caring.includes(path) || (path === 'pairing' && products.length > 0)
}

type Answer = (sources: ReplySources, understood: Understood) => Reply | Promise<Reply>

const fromArticles: Answer = ({ library }, { text, reading }) => answerFromArticles(library, text, reading)

const describe: Answer = ({ catalogue, library }, { text, unlisted, products }) => {
  const [first] = products
  if (unlisted !== undefined) return unknownReplies.unlisted(library, unlisted, nearestTo(unlisted, products))
  if (!first) return unknownReplies.unpublished(library)
  return first.kind === 'cigar'
    ? describeCigar(catalogue, first.cigar, text)
    : describeDrink(catalogue, first.drink, text)
}

const answerBy: Record<Route, Answer> = {
  knowledge: fromArticles,
  health: fromArticles,
  greeting: (_, { text }) => smallTalk(text),
  site: ({ help, library }, { text, reading }) =>
    answerFromHelp(help, text, reading) ?? answerFromArticles(library, text, reading),
  distress: ({ library }) => answerDistress(library),
  emergency: ({ library }, { text }) => answerEmergency(library, text),
  quit: ({ library }, { text }) => answerQuitting(library, text),
  underage: ({ library }, { text }) => answerUnderAge(library, text),
  offtopic: ({ library }) => offTopicReply(library),
  price: ({ library }, { products: [first] }) => unknownReplies.price(library, first && priceOf(first)),
  others: ({ library }) => unknownReplies.others(library),
  future: ({ library }) => unknownReplies.future(library),
  unpublished: ({ library }, { unlisted, products }) => {
    return unlisted === undefined
      ? unknownReplies.unpublished(library)
      : unknownReplies.unlisted(library, unlisted, nearestTo(unlisted, products))
  },
  pairing: async (sources, { memberId, text, products, reading, unlisted }) => {
    const memories = await recallMemories(sources, memberId, text)
    const reply =
      pairAsRemembered(sources, products, text, memories) ??
      answerFromArticles(sources.library, text, reading)
    const nearest = unlisted && nearestTo(unlisted, products)
    return nearest
      ? { ...reply, text: `I don’t know ${withA(unlisted)}, so I take it for ${nearest}. ${reply.text}` }
      : reply
  },
  catalogue: describe,
  comparison: (sources, understood) =>
    (understood.unlisted === undefined
      ? compareProducts(sources.catalogue, understood.products, understood.text)
      : undefined) ?? describe(sources, understood),
  records: (sources, understood) => withMemory(sources, understood, readRecords),
  // With Memory off it picks from the catalogue.
  tonight: async (sources, asked) =>
    suggestAsRemembered(sources, asked, await recallMemories(sources, asked.memberId, asked.text)),
}

async function withMemory(sources: ReplySources, understood: Understood, answer: Answer): Promise<Reply> {
  return (await sources.usesMemory(understood.memberId)) ? answer(sources, understood) : memoryIsOff()
}

const readMemories: Answer = async (sources, { memberId }) =>
  listMemories(await recallMemories(sources, memberId, ''))

const maxFollowingWords = 6

const readRecords: Answer = async (
  { catalogue, records, timeZoneOf, now },
  { memberId, before, text: own, products },
) => {
  // `And of the Padrón?` asks the same as before.
  const text = before !== undefined && own.split(/\s+/).length <= maxFollowingWords ? `${before} ${own}` : own
  return answerFromOwnRecords(records, memberId, subjectOf(catalogue, text, products), {
    now: now(),
    timeZone: await timeZoneOf(memberId),
  })
}

/** The product by which the unlisted name begins. */
function nearestTo(unlisted: string, products: readonly NamedProduct[]): string | undefined {
  const words = wordsIn([unlisted])
  const names = products.map(product => nameOf(product)!)
  return names.find(name => [...wordsIn([name])].some(word => words.has(word)))
}

function priceOf(product: NamedProduct) {
  const name = nameOf(product)!
  const range =
    product.kind === 'drink'
      ? bottlePriceText(product.drink)
      : isKnownCigar(product.cigar) && product.cigar.price
        ? `${cigarPriceText(product.cigar.price)} a cigar`
        : undefined
  return { name, range: range && uncapitalize(range) }
}

function nameOf(product: NamedProduct | undefined): string | undefined {
  if (!product) return undefined
  return product.kind === 'cigar' ? cigarName(product.cigar) : product.drink.name
}
