import * as z from 'zod/mini'
import { contract, json, pieces } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'

export const maxQuestionLength = 1000
export const tooManyQuestions = 'That was a lot of questions at once.'
export const askFailed = "Failed to get Arturo's response"

/** What an answer is taken from. `path` is a page of this site. */
const source = z.object({ title: z.string(), path: z.string() })
export type AnswerSource = z.output<typeof source>

const reply = {
  /** May have bold, italics, lists and links in Markdown. */
  answer: z.string(),
  sources: z.array(source),
  /** Whether the question is none for the lounge, or nothing is known. */
  refused: z.boolean(),
}

export const answer = z.object({
  /** Null if the answer could not be stored. */
  id: z.nullable(z.string()),
  conversationId: z.string(),
  ...reply,
  /** Why no language model wrote it although one was to; null otherwise. */
  because: z.nullable(z.string()),
  /** Whether the member stopped it before it was whole. */
  stopped: z.boolean(),
  /** Questions to choose from, where the one that was asked fits both alike. */
  choices: z.array(z.string()),
  /** What may be asked next. */
  next: z.array(z.string()),
})
export type Answer = z.output<typeof answer>

const askedQuestion = z.object({
  id: z.string(),
  conversationId: z.string(),
  question: z.string(),
  response: z.string(),
  refused: z.boolean(),
  stopped: z.boolean(),
  sources: z.array(source),
  created_at: z.string(),
})
export type AskedQuestion = z.output<typeof askedQuestion>

const id = z.strictObject({ id: z.uuid() })
const removed = json(z.object({ removed: z.number(), removed_at: z.nullable(z.string()) }))

/** Something that the member told Arturo about themselves. */
const memory = z.object({
  id: z.string(),
  /** `You don’t drink alcohol.` */
  text: z.string(),
  /** As the member said it. */
  words: z.string(),
  told_at: z.string(),
})
export type Memory = z.output<typeof memory>

export const askContract = contract({
  ask: {
    method: 'POST',
    path: '/api/ask',
    summary:
      'Arturo’s answer to a question, with its sources; stored in the member’s conversations. As events it comes word by word or sentence by sentence, and the last one, the whole answer, is valid even where it is another one.',
    opensTo: 'members',
    body: json(
      z.strictObject({
        question: typedText({ missing: 'Please type a question', maxLength: maxQuestionLength }),
        /**
         * Of this question, chosen by the caller. Asked again with the same one, it is not answered twice: the answer is
         * followed from its beginning, or the stored one returned.
         */
        id: z.optional(z.uuid()),
        /** Of an earlier answer, so that `And for a thin one?` is understood. */
        conversationId: z.optional(z.uuid()),
      }),
    ),
    out: pieces(z.strictObject({ text: z.string() }), answer),
    refusals: {},
    limit: { requests: 30, seconds: 60 },
  },
  stopAnswer: {
    method: 'POST',
    path: '/api/ask/stop',
    summary: 'Stops an answer that is being written. What has been said is stored and marked as stopped.',
    opensTo: 'members',
    body: json(z.strictObject({ id: z.uuid() })),
    /** `stopped` is false if it had ended by then. */
    out: json(z.object({ stopped: z.boolean() })),
    refusals: {},
  },
  listAsked: {
    method: 'GET',
    path: '/api/ask/conversations',
    summary: 'The last ten questions of the member with their answers, the latest first.',
    opensTo: 'members',
    out: json(z.object({ conversations: z.array(askedQuestion) })),
    refusals: {},
  },
  removeAsked: {
    method: 'DELETE',
    path: '/api/ask/conversations/:id',
    summary: 'Removes one question, or all of a conversation by its id. They can be restored for a day.',
    opensTo: 'members',
    params: id,
    out: removed,
    refusals: { NO_SUCH_QUESTION: { status: 404, error: 'That conversation does not exist.' } },
  },
  removeAllAsked: {
    method: 'DELETE',
    path: '/api/ask/conversations',
    summary: 'Removes all questions of the member. They can be restored for a day.',
    opensTo: 'members',
    out: removed,
    refusals: {},
  },
  restoreAsked: {
    method: 'POST',
    path: '/api/ask/restoration',
    summary: 'Restores the questions that one call has removed.',
    opensTo: 'members',
    body: json(z.strictObject({ removed_at: z.iso.datetime() })),
    out: json(z.object({ restored: z.number() })),
    refusals: {},
  },
  rateAnswer: {
    method: 'PUT',
    path: '/api/ask/conversations/:id/rating',
    summary: 'Says whether an answer was helpful.',
    opensTo: 'members',
    params: id,
    body: json(z.strictObject({ helpful: z.nullable(z.boolean()) })),
    out: json(z.object({ helpful: z.nullable(z.boolean()) })),
    refusals: { NO_SUCH_QUESTION: { status: 404, error: 'That conversation does not exist.' } },
  },
  listMemories: {
    method: 'GET',
    path: '/api/ask/memories',
    summary: 'What the member told Arturo about themselves, the latest first. Also with the memory off.',
    opensTo: 'members',
    out: json(z.object({ memories: z.array(memory) })),
    refusals: {},
  },
  removeMemory: {
    method: 'DELETE',
    path: '/api/ask/memories/:id',
    summary: 'Forgets one thing. It can be restored for a day.',
    opensTo: 'members',
    params: id,
    out: removed,
    refusals: { NO_SUCH_MEMORY: { status: 404, error: 'That is not remembered any more.' } },
  },
  removeAllMemories: {
    method: 'DELETE',
    path: '/api/ask/memories',
    summary: 'Forgets all that the member told. It can be restored for a day.',
    opensTo: 'members',
    out: removed,
    refusals: {},
  },
  restoreMemories: {
    method: 'POST',
    path: '/api/ask/memories/restoration',
    summary: 'Restores what one call has removed, unless something newer was told about the same.',
    opensTo: 'members',
    body: json(z.strictObject({ removed_at: z.iso.datetime() })),
    out: json(z.object({ restored: z.number() })),
    refusals: {},
  },
})
