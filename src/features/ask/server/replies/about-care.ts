import type { Library } from '#features/knowledge/server/load-library.ts'
import { articleSource } from '../article-source.ts'
import { type Reply, refusal } from '../reply.ts'

/** Comes before all else. The text is from the article, so that every number stands in `data/articles/facts.csv`. */
export function answerDistress(library: Library): Reply {
  return fromSection(
    library,
    'help-for-somebody-in-distress/now',
    'I’m sorry you’re carrying this, and I’m glad you said it here. You matter more than any cigar question.',
  )
}

const pet = /\b(dogs?|cats?|puppy|kitten|pets?|pup|beagle|labrador|terrier|parrot|rabbit)\b/i
const child =
  /\b(baby|toddler|kids?|child(?:ren)?|son|daughter|grand(?:son|daughter|child|kid)|nephew|niece|\d+ ?(?:yr|year)s? old|yo)\b/i
const fire =
  /\bburn(?:ed|t|ing)?\b|blister|on fire\b|\bfire\b|smell(?:s|ing)? (?:of |like )?gas|gas (?:leak|smell)|smell gas|propane|explod|carbon monoxide/i
const swallowed = /\b(?:swallow\w*|ate|eaten|eating|chewed|drank|licked|sucked|mouth)\b/i
/** What passes with rest, where nothing worse stands beside it. */
const queasy =
  /nause|queasy|dizz|light-?headed|\bspin|\bsick\b|vomit|throw(?:ing)? up|threw up|puk|green|sweat|clammy|cold sweat|stomach|head ?rush|\bbuzz/i
const dangerous =
  /chest|breath|collaps|faint|pass(?:ed|ing)? out|unconscious|seizure|convuls|\barm\b|numb|stroke|heart|won'?t wake|wake (?:him|her|them) up|slur|blue|chok|throat|blood|bleed|confus|swell|allerg|overdose|bottle|black ?out|can'?t (?:see|move|stand|talk)/i

/** Somebody is ill or hurt now. Where no word says that it will pass, help is called. */
export function answerEmergency(library: Library, question: string): Reply {
  if (swallowed.test(question) && pet.test(question))
    return fromSection(library, 'children-and-animals-near-cigars/pet')
  if (swallowed.test(question) && child.test(question))
    return fromSection(library, 'children-and-animals-near-cigars/child')
  if (fire.test(question) && !queasy.test(question))
    return fromSection(
      library,
      'help-for-somebody-in-distress/emergency',
      'Get everybody to safety first. For a fire, a smell of gas, or a burn that is more than small, call 911 now.',
    )
  const passes = queasy.test(question) && !dangerous.test(question)
  return fromSection(library, `feeling-unwell-after-a-strong-cigar/${passes ? 'now' : 'call'}`)
}

const drinking = /drink|sober|alcohol|booze|whisk|bourbon|beer|wine|\bAA\b|relaps|meeting/i

/** Somebody wants to stop, or is afraid they can't. */
export function answerQuitting(library: Library, question: string): Reply {
  if (drinking.test(question) && !/cigar|smok|tobacco|nicotine/i.test(question.replace(/cigar lounge/gi, '')))
    return fromSection(
      library,
      'help-for-somebody-in-distress/drinking',
      'That took courage to say, and I’m glad you said it.',
    )
  return fromSection(
    library,
    'stopping-smoking/help',
    'Wanting to stop is a good reason to ask, and nobody here will talk you out of it.',
  )
}

/** Somebody under age, or somebody who asks on their behalf. */
export function answerUnderAge(library: Library, question: string): Reply {
  const isForSelf = /\b(?:i'?m|i am|me)\b/i.test(question)
  const source = articleSource(library, 'age-rule-and-no-sales', 'age')
  return refusal(
    `Not yet, and I mean it kindly: cigars and this lounge are for people of legal age, so I won’t help with a choice, a shop, or a way around it. ${firstSentence(sectionAt(library, 'age-rule-and-no-sales/age').text)}${isForSelf ? ' The cigars will still be here then.' : ''} If there’s pressure behind the question, it’s fine to say no, and nobody worth knowing minds.`,
    [],
    [source],
  )
}

function fromSection(library: Library, key: string, lead?: string): Reply {
  const [slug, id] = key.split('/') as [string, string]
  const { text } = sectionAt(library, key)
  return { text: lead ? `${lead} ${text}` : text, sources: [articleSource(library, slug, id)] }
}

function sectionAt({ articlesBySlug }: Library, key: string) {
  const [slug, id] = key.split('/')
  return articlesBySlug.get(slug!)!.sections.find(section => section.id === id)!
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text
}
