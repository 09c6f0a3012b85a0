import type { Library } from '#features/knowledge/server/load-library.ts'
import { withA } from '#platform/text.rules.ts'
import { articleSource } from '../article-source.ts'
import { type Reply, refusal } from '../reply.ts'

const article = 'what-arturo-can-and-cannot-know'

/** `I don't know`, why, and what to ask instead. */
export const unknownReplies = {
  price: (library: Library, named?: { name: string; range: string | undefined }): Reply =>
    refusal(
      `I don’t know that: prices and stock change every day, and I see neither a shop’s shelf nor its register.${named?.range ? ` As a rough US range my catalog has ${named.range} for ${named.name}.` : ''} Ask at the counter, or call the shop before you drive there.`,
      [named ? `What does the catalog say about ${named.name}?` : 'How do I tell a good value?'],
      [articleSource(library, article, 'prices')],
    ),
  others: (library: Library): Reply =>
    refusal(
      'I don’t know, and it wouldn’t be mine to tell: I say nothing about other members, guests, or staff, not what they smoke, what they keep, or when they come. Ask the person, or look at what they share in the lounge chat. I can look up your own records instead.',
      ['What have I got left in my humidor?', 'Who is in the lounge chat?'],
      [articleSource(library, article, 'people')],
    ),
  future: (library: Library): Reply =>
    refusal(
      'I don’t know: that hasn’t happened yet, and a guess from me would be worth what you paid for it. I keep no release dates, no coming prices, and no forecasts. Watch the maker’s own news or the trade press for it; what is known today I can tell you.',
      ['Which cigars age well?', 'What is limited about a limited edition?'],
      [articleSource(library, article, 'future')],
    ),
  unpublished: (library: Library): Reply =>
    refusal(
      'I don’t know that one. Either there is no such line in our catalog, or its maker hasn’t published what you ask, and I’d rather say so than invent it. Check the spelling on the band, or tell me the wrapper and how strong it is: then I can find a drink for it.',
      ['What should I drink with a medium maduro?', 'Does Arturo know the blend of every cigar?'],
      [articleSource(library, article, 'blends')],
    ),
  /** @param nearest what the catalogue has by the beginning of that name */
  unlisted: (library: Library, name: string, nearest?: string): Reply =>
    refusal(
      `I don’t know ${withA(name)}: there is no such name in my catalog, and I won’t make up what’s in it.${nearest ? ` The nearest I have is ${nearest}, which may be something else.` : ''} Check the spelling on the band or the label, or tell me the wrapper and the strength, or the kind of drink: then I can find something to go with it.`,
      nearest
        ? [`What does the catalog say about ${nearest}?`, `What goes with ${nearest}?`]
        : ['What should I drink with a medium maduro?', 'Does Arturo know the blend of every cigar?'],
      [articleSource(library, article, 'blends')],
    ),
  otherLanguage: (library: Library): Reply =>
    refusal(
      'I only know English so far, and a guess at your words might be wrong. Ask me the same in English, in a few plain words, and I’ll answer. The names of cigars and drinks may stay as they are.',
      ['How humid should my humidor be?', 'What should I drink with a Padrón 1964?'],
      [articleSource(library, article, 'can')],
    ),
  nothing: (library: Library): Reply =>
    refusal(
      'I don’t know: none of my articles answers that, and I won’t make something up. Try it with other words, name the cigar or the drink, or ask the person behind the counter, who has smoked more than I have.',
      ['How humid should my humidor be?', 'What should I drink with a Padrón 1964?'],
      [articleSource(library, article, 'can')],
    ),
} as const

/** The question is none for a cigar lounge. */
export function offTopicReply(library: Library): Reply {
  return refusal(
    'That one’s not for me: I know cigars, what to drink beside them, and this portal, and I’d be guessing at the rest. Ask me what goes with the cigar in your hand, or why it burns crooked, and I’m on firmer ground.',
    ['What should I drink with a Padrón 1964?', 'Why does my cigar burn down one side?'],
    [articleSource(library, article, 'can')],
  )
}
