import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'

export const maxWrittenLength = 60
export const maxRespellingLength = 120
/** Each voice of each tab reads them all. */
export const maxLoungeWords = 500

export const writtenMissing = 'Please enter the word'
export const writtenWrong =
  'Please use letters, digits, blanks and . - & / ’ only, with a letter or digit first'
export const spokenMissing = 'Please enter how it is said'
export const spokenWrong = 'Please use letters, digits, blanks, commas, hyphens and apostrophes only'
export const alreadyListed = 'This word is on the list already. Change it there.'

const withSingleBlanks = (text: string) => text.replace(/\s+/g, ' ')

const wordFields = {
  written: typedText({ missing: writtenMissing, maxLength: maxWrittenLength }).check(
    z.overwrite(withSingleBlanks),
    z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&/'’-]*$/u, writtenWrong),
  ),
  /** As it stands in the middle of a sentence, so nothing that ends one. */
  spoken: typedText({ missing: spokenMissing, maxLength: maxRespellingLength }).check(
    z.overwrite(withSingleBlanks),
    z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ,'’-]*$/u, spokenWrong),
  ),
}

const loungeWord = z.object({ id: z.uuid(), written: z.string(), spoken: z.string() })
const params = z.strictObject({ id: z.uuid() })

export const lexiconContract = contract({
  readLexicon: {
    method: 'GET',
    path: '/api/lexicon',
    summary: 'How this lounge says words of the trade. They come on top of the built-in ones.',
    opensTo: 'members',
    out: json(z.object({ words: z.array(loungeWord) })),
    refusals: {},
    // Once for each text that is read aloud.
    limit: { requests: 240, seconds: 60 },
  },
  saveWord: {
    method: 'PUT',
    path: '/api/admin/lexicon/:id',
    summary: 'Adds a word, or changes it. Sent again, it changes nothing.',
    opensTo: 'admins',
    params,
    body: json(z.strictObject(wordFields)),
    out: json(loungeWord),
    refusals: {
      ALREADY_LISTED: { status: 409, error: alreadyListed },
      LEXICON_FULL: {
        status: 409,
        error: `The list is full: ${maxLoungeWords} words of this lounge. Remove one first.`,
      },
    },
  },
  removeWord: {
    method: 'DELETE',
    path: '/api/admin/lexicon/:id',
    summary: 'Removes a word; a built-in one is said as before. Sent again, it changes nothing.',
    opensTo: 'admins',
    params,
    out: json(z.object({ done: z.literal(true) })),
    refusals: {},
  },
})
