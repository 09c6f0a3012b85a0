import type { Log } from '#platform/server/log.ts'
import type { LookUp } from '#platform/server/models/model.ts'
import type { ReplySources } from '../compose-reply.ts'
import { memoriesSource, noteOn } from '../memories/memory-texts.ts'
import { pairAsRemembered } from '../memories/pair-as-remembered.ts'
import { recallMemories } from '../memories/recall-memories.ts'
import { answerFromBar } from '../records/from-bar.ts'
import { answerFromClimate } from '../records/from-climate.ts'
import { answerFromHumidor } from '../records/from-humidor.ts'
import { answerFromJournal } from '../records/from-journal.ts'
import { answerFromVault } from '../records/from-vault.ts'
import type { AnswerFromRecords } from '../records/records.ts'
import { subjectOf } from '../records/subject-of.ts'
import { describeCigar } from '../replies/describe-cigar.ts'
import { describeDrink } from '../replies/describe-drink.ts'
import type { Reply } from '../reply.ts'
import type { SourceList } from './source-list.ts'

export interface LookUpSources extends ReplySources {
  log: Pick<Log, 'error'>
}

interface Reading {
  name: string
  description: string
  read(question: string): Reply | undefined | Promise<Reply | undefined>
}

/** What one model call may read, and where what it has read is noted. */
interface LookUpNotes {
  list: SourceList
  /** Every text that the model was given. */
  texts: string[]
}

const maxTextLength = 2_000

/**
 * What the model may look up for one member: the catalogue, the pairings, and the rows of this member, whose id is no
 * argument of any look-up. None of them writes anything.
 */
export function openLookUps(sources: LookUpSources, memberId: string, notes: LookUpNotes): LookUp[] {
  return [...recordReadings(sources, memberId), ...catalogueReadings(sources, memberId)].map(
    ({ name, description, read }) => ({
      name,
      description,
      async answer(question: string) {
        try {
          return note(notes, await read(question))
        } catch (failure) {
          sources.log.error({ err: failure, lookUp: name }, 'a look-up of the language model failed')
          return JSON.stringify({ text: 'This look-up failed.' })
        }
      },
    }),
  )
}

function note({ list, texts }: LookUpNotes, reply: Reply | undefined): string {
  if (!reply) return JSON.stringify({ text: 'Nothing is known of that.' })
  const text = reply.text.slice(0, maxTextLength)
  texts.push(text, ...reply.sources.map(({ title }) => title))
  const numbers = reply.sources.map(source => list.addRead(source))
  return JSON.stringify({ sources: numbers, text })
}

const places: readonly [name: string, place: string, answer: AnswerFromRecords, description: string][] = [
  [
    'look_up_humidor',
    'my humidor',
    answerFromHumidor,
    'The cigars that the member keeps: how many are left, of one or of all; which are ready or resting, which have rested longest, what they cost.',
  ],
  [
    'look_up_journal',
    'my journal',
    answerFromJournal,
    'What the member wrote about cigars they smoked: the last entry, the best rated, an average, how many, of one cigar or maker and of one time.',
  ],
  [
    'look_up_vault',
    'my vault',
    answerFromVault,
    'How many pairings the member has saved, wants to try and has tried.',
  ],
  [
    'look_up_bar',
    'my bar',
    answerFromBar,
    'The bottles that the member has, and whether one of them is full, low or empty.',
  ],
  [
    'look_up_climate',
    'the climate',
    answerFromClimate,
    'Humidity and temperature in the member’s humidor, as its sensors last reported them.',
  ],
]

function recordReadings(sources: LookUpSources, memberId: string): Reading[] {
  const { catalogue, findNamedProducts, records, timeZoneOf, now } = sources
  return places.map(([name, place, answer, description]) => ({
    name,
    description,
    async read(question: string) {
      const moment = { now: now(), timeZone: await timeZoneOf(memberId) }
      // Names its place, as a member does who asks for it.
      const subject = subjectOf(catalogue, `${place}: ${question}`, findNamedProducts(question))
      return answer(records, memberId, subject, moment)
    },
  }))
}

function catalogueReadings(sources: LookUpSources, memberId: string): Reading[] {
  const { catalogue, findNamedProducts } = sources
  return [
    {
      name: 'look_up_product',
      description: 'What the catalog has about one cigar or drink, which the question has to name.',
      read(question: string) {
        const [product] = findNamedProducts(question)
        if (!product) return undefined
        return product.kind === 'cigar'
          ? describeCigar(catalogue, product.cigar, question)
          : describeDrink(catalogue, product.drink, question)
      },
    },
    {
      name: 'look_up_pairing',
      description: 'The drink that our engine pours with a cigar, or the cigar that it lights with a drink.',
      async read(question: string) {
        const memories = await recallMemories(sources, memberId, question)
        return namingMemories(pairAsRemembered(sources, findNamedProducts(question), question, memories))
      },
    },
  ]
}

/** What the member told and counted is a record that was read. */
function namingMemories(reply: Reply | undefined): Reply | undefined {
  const used = reply?.remembered ?? []
  if (!reply || used.length === 0) return reply
  return {
    ...reply,
    text: `${reply.text} ${noteOn(used)}`,
    sources: [...reply.sources, memoriesSource],
  }
}
