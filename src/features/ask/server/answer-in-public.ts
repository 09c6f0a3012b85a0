import { maxQuestionLength } from '../ask.contract.ts'
import { askPage } from '../ask-pages.contract.ts'
import { keepLinks } from '../restricted-markdown.rules.ts'
import { type ComposedReply, composeReply, type ReplySources } from './compose-reply.ts'
import { findStatements } from './memories/find-statements.ts'
import { asksWhatIsRemembered } from './memories/memory-texts.ts'
import type { PickForTonight } from './replies/suggest-for-tonight.ts'
import { type Reply, refusal } from './reply.ts'

type Sources = Omit<ReplySources, 'memories' | 'usesMemory' | 'pickForTonight'> & {
  /** From the catalogue, for nobody in particular. */
  pickFromCatalogue(request: Parameters<PickForTonight>[1]): ReturnType<PickForTonight>
}

export interface PublicQuestion {
  question: string
  before: string | undefined
}

/** No id: whatever would read the records of a member by it fails. */
const nobody = 'nobody'

/**
 * What Arturo says where others read along: from articles, catalogue, help and engine, without a language model, and never from
 * anybody's records, whatever the one who asks allows at Ask SMU.
 */
export function openAnswerInPublic({ pickFromCatalogue, ...sources }: Sources) {
  const ofNobody: ReplySources = {
    ...sources,
    memories: nothingRemembered,
    usesMemory: async () => false,
    pickForTonight: async (_, request) => ({ ...(await pickFromCatalogue(request)), why: [] }),
  }
  return async ({ question, before }: PublicQuestion): Promise<Pick<Reply, 'text' | 'sources'>> => {
    if (question === '') return invitation
    const asked = {
      memberId: nobody,
      text: beginningOf(question),
      before: before && beginningOf(before),
    }
    if (findStatements(asked.text).isAll) return nothingKept
    if (asksWhatIsRemembered(asked.text)) return privateRecords
    const { text, sources: from } = inPublic(await composeReply(ofNobody, asked))
    const cut = question.length > maxQuestionLength ? ` ${readBeginning}` : ''
    return { text: `${keepLinks(text, () => false).trim()}${cut}`, sources: from }
  }
}

const nothingRemembered: ReplySources['memories'] = {
  list: async () => [],
  save: async () => false,
  removeSubject: async () => undefined,
}

const invitation: Reply = {
  text: 'I’m Arturo, the assistant of this lounge. Put a question behind my name: what to pour beside the cigar in your hand, why it burns crooked, how to keep it, or how something works here. I answer from the articles and the catalog, never from anybody’s records; for your own, ask me at Ask SMU.',
  sources: [{ title: askPage.title, path: askPage.path }],
}

const privateRecords = refusal(
  'That stays between you and your records: others read along here, so I look nobody’s up. Ask me the same at Ask SMU, where only you see the answer.',
  [],
  invitation.sources,
)

const nothingKept = refusal(
  'I remember nothing of what is said in a channel. Tell me the same at Ask SMU, and with Memory on I’ll keep it in mind.',
  [],
  invitation.sources,
)

const readBeginning = `(I read the first ${maxQuestionLength.toLocaleString('en-US')} characters of that; ask the rest by itself.)`

/** What speaks of the member's own records is said in another way. */
function inPublic({ reply, understood }: ComposedReply): Reply {
  const isAbout = (route: string) => understood.some(({ path }) => path === route)
  if (isAbout('records') && !reply.isComputed) return privateRecords
  return isAbout('greeting') && /\bhumidor\b/.test(reply.text) ? invitation : reply
}

/** Up to the last word that fits. */
function beginningOf(text: string): string {
  if (text.length <= maxQuestionLength) return text
  const beginning = text.slice(0, maxQuestionLength)
  return beginning.slice(0, beginning.lastIndexOf(' ') + 1 || maxQuestionLength).toWellFormed()
}
