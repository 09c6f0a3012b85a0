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

const emergencies: readonly [RegExp, string][] = [
  [
    /\b(dog|cat|puppy|kitten|pet|pup|beagle|lab|terrier|parrot|rabbit)\b/i,
    'children-and-animals-near-cigars/pet',
  ],
  [
    /\b(baby|toddler|kid|child|son|daughter|grand(son|daughter|child|kid)|nephew|niece|yr old|year old|yo)\b/i,
    'children-and-animals-near-cigars/child',
  ],
  [
    /chest|breath|collaps|faint|passed out|unconscious|seizure|arm (feels|is|hurts)|numb|stroke|heart|won'?t wake|slur/i,
    'feeling-unwell-after-a-strong-cigar/call',
  ],
]

const fire =
  /burn(ed|t)?\b|blister|on fire|fire\b|smell of gas|smells? (like|of) gas|gas (leak|smell)|propane|explod/i

/** Somebody is ill or hurt now. */
export function answerEmergency(library: Library, question: string): Reply {
  if (fire.test(question))
    return fromSection(
      library,
      'what-the-house-says-about-health/advice',
      'Get everybody to safety first. For a fire, a smell of gas, or a burn that is more than small, call for help at once; a doctor looks at burns better than I can.',
    )
  const [, section] = emergencies.find(([pattern]) => pattern.test(question)) ?? [
    undefined,
    'feeling-unwell-after-a-strong-cigar/now',
  ]
  return fromSection(library, section)
}

const drinking = /drink|sober|alcohol|booze|whisk|bourbon|beer|wine|\bAA\b|relaps|meeting/i

/** Somebody wants to stop, or is afraid they can't. */
export function answerQuitting(library: Library, question: string): Reply {
  if (drinking.test(question) && !/cigar|smok|tobacco|nicotine/i.test(question.replace(/cigar lounge/gi, '')))
    return fromSection(
      library,
      'help-for-somebody-in-distress/drinking',
      'That took courage to say, and one hard evening doesn’t undo what you’ve done. Put the glass out of reach and call the person you’d call.',
    )
  return fromSection(
    library,
    'stopping-smoking/help',
    'Wanting to stop is a good reason to ask, and nobody here will talk you out of it.',
  )
}

/** Somebody under age, or somebody who asks on their behalf. */
export function answerUnderAge(library: Library): Reply {
  const source = articleSource(library, 'age-rule-and-no-sales', 'age')
  return refusal(
    `Not yet, and I mean it kindly: cigars and this lounge are for people of legal age, so I won’t help with a choice, a shop, or a way around it. ${firstSentence(sectionAt(library, 'age-rule-and-no-sales/age').text)} The cigars will still be here then. If there’s pressure behind the question, it’s fine to say no, and nobody worth knowing minds.`,
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
