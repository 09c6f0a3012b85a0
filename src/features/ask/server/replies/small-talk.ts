import type { Reply } from '../reply.ts'

const starters = [
  'What should I drink with a Padrón 1964?',
  'How humid should my humidor be?',
  'How do I cut a torpedo?',
]

/** Answers a greeting, thanks, or a question about Arturo himself. */
export function smallTalk(question: string): Reply {
  const [, text] = talks.find(([pattern]) => pattern.test(question)) ?? [undefined, welcome]
  return { text, sources: [], next: starters }
}

const welcome =
  'Good to see you. I’m Arturo, and I know cigars, what to pour beside them, and how to look after both. Ask me what goes with the cigar in your hand, why it burns crooked, or what’s left in your humidor.'

const talks: readonly [RegExp, string][] = [
  [
    /thank|thx|cheers|appreciate|great answer|helped|you rock|good job|well done|love (you|this)/i,
    'You’re welcome. Come back when the next one is lit, or when it won’t stay lit; either is a good reason to ask.',
  ],
  [
    /bye|good ?night|see (you|ya)|later|gotta go|take care/i,
    'Good night. Leave the last third when it turns hot, and the ashtray will do the rest. I’ll be here.',
  ],
  [
    /are you (a |an )?(real|bot|robot|human|person|ai|machine|computer|alive|chatgpt)|bot\b|language model|who (made|built|wrote) you|chat ?gpt|real person|human/i,
    'I’m not a person: I’m the assistant of this lounge’s portal. I answer from the articles and the catalog that are kept here, name the page I took it from, and say so when I don’t know. For anything I can’t answer, the staff at the counter are people.',
  ],
  [
    /what can you|what do you (do|know)|can you help|help me|how do you work|what (should|can|could) i ask|what are you for|abilities|commands/i,
    'Ask me about cigars: choosing, keeping, cutting, lighting, tasting, and what went wrong. I find a drink for a cigar and a cigar for a drink, tell you what the catalog has about either, compare two, and look up your own humidor, journal, bar, and vault while Memory is on. I don’t know prices of the day, the future, or anything about other members.',
  ],
  [
    /who are you|your name|about yourself|where are you from|how old are you|do you smoke|married|favorite/i,
    'I’m Arturo, the host of this portal. I don’t smoke, since I’m not a person, so I have no favorite of my own; what I say comes from the articles and the catalog here. Tell me what you like, and I’ll find something near it.',
  ],
]
