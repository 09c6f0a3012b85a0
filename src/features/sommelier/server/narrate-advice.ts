import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Log } from '#platform/server/log.ts'
import { type Model, ModelFailure, type ModelTrouble } from '#platform/server/models/model.ts'
import type { Models } from '#platform/server/models/open-models.ts'
import { breachIn, readFacts } from '../facts-kept.rules.ts'
import { type KnownNames, knowNames } from '../known-names.rules.ts'
import type { NarrationEvent } from '../sommelier.contract.ts'
import type { ComposedAdvice } from './compose-advice.ts'
import { checkedSentences, Wandered } from './narrate-checked.ts'
import { factsOf } from './narrate-facts.ts'
import { arturosVoice } from './narrate-voice.ts'
import { openTellings, type TellingsStore } from './tellings.store.ts'

export interface NarratorSources {
  models: Models
  catalogue: HouseCatalogue
  phrasebook: Phrasebook
  database: Pick<Database, 'inTransaction'>
  vault: Pick<Vault, 'retell'>
  log: Pick<Log, 'warn' | 'error'>
}

/** Tells what was computed in Arturo's voice, by a language model where the house has one. */
export interface Narrator {
  isOpen: boolean
  /** The last event has `end`; none where `signal` ended it, for then nobody listens. Never throws. */
  tell(memberId: string, advice: ComposedAdvice, signal: AbortSignal): AsyncGenerator<NarrationEvent>
}

/** 180 words are some 250 tokens; a model that thinks first needs the rest for that. */
const mostTokens = 2_000
/** Nobody reads more stories than that at once. */
const mostOpen = 2
/** About that many letters are one token, in English. */
const lettersOfToken = 4

const insteadOf = {
  nobody: 'Nobody tells stories in this house, so this is the house’s own text.',
  enough: 'That is enough telling for one day; this is the house’s own text.',
  houseEnough: 'Arturo has told enough in this house for one day, so this is the house’s own text.',
  open: 'Arturo is telling you something else just now, so this is the house’s own text.',
  wandered: 'Arturo wandered off the facts, so this is the house’s own text.',
  late: 'Arturo took too long, so this is the house’s own text.',
  busy: 'Arturo has his hands full just now, so this is the house’s own text.',
  away: 'Arturo could not be reached, so this is the house’s own text.',
  lost: 'Arturo lost the thread, so this is the house’s own text.',
}

const byTrouble: Record<ModelTrouble, string> = {
  slow: insteadOf.late,
  busy: insteadOf.busy,
  resting: insteadOf.away,
  refused: insteadOf.away,
  failing: insteadOf.away,
  cut: insteadOf.lost,
  garbled: insteadOf.lost,
}

export function openNarrator(sources: NarratorSources): Narrator {
  const { models, catalogue, phrasebook, log } = sources
  const { model, tellingsPerDay, tellingsOfHouse } = models
  if (!model || tellingsPerDay < 1 || tellingsOfHouse < 1)
    return {
      isOpen: false,
      async *tell(_memberId, { result }) {
        yield { end: 'house', text: result, because: insteadOf.nobody }
      },
    }
  const names = namesOfHouse(catalogue, phrasebook)
  const teller = { ...sources, model, names, tellings: openTellings(sources.database) }
  const open = new Map<string, number>()
  return {
    isOpen: true,
    async *tell(memberId, advice, signal) {
      const others = open.get(memberId) ?? 0
      if (others >= mostOpen) return yield { end: 'house', text: advice.result, because: insteadOf.open }
      open.set(memberId, others + 1)
      try {
        yield* tellCounted(teller, memberId, advice, signal)
      } catch (failure) {
        if (signal.aborted) return
        yield { end: 'house', text: advice.result, because: explain(failure, log) }
      } finally {
        const left = open.get(memberId)! - 1
        if (left > 0) open.set(memberId, left)
        else open.delete(memberId)
      }
    },
  }
}

interface Teller extends NarratorSources {
  model: Model
  tellings: TellingsStore
  names: KnownNames
}

async function* tellCounted(
  teller: Teller,
  memberId: string,
  advice: ComposedAdvice,
  signal: AbortSignal,
): AsyncGenerator<NarrationEvent> {
  const { tellings, models } = teller
  const most = { ofMember: models.tellingsPerDay, ofHouse: models.tellingsOfHouse }
  const taken = await tellings.take(memberId, most)
  if ('enough' in taken) {
    const because = taken.enough === 'house' ? insteadOf.houseEnough : insteadOf.enough
    return yield { end: 'house', text: advice.result, because }
  }
  const used = { tokens: 0, letters: 0 }
  let told = ''
  let isFree = false
  try {
    for await (const text of tellWhole(teller, advice, { signal, used })) {
      told += text
      yield { text }
    }
  } catch (failure) {
    isFree = told === '' && wasTurnedAway(failure)
    throw failure
  } finally {
    if (isFree) await tellings.giveBack(memberId, taken.day)
    else await tellings.spend(memberId, taken.day, used.tokens || Math.ceil(used.letters / lettersOfToken))
  }
  await keepTold(teller, memberId, advice, told)
  yield { end: 'model' }
}

/** What a telling took: by the provider's count, if it came to that, and the letters that went there and back. */
interface Used {
  tokens: number
  letters: number
}

/** What the model says, then what the house says itself whoever tells the rest: its caution and its question. */
async function* tellWhole(
  { model, catalogue, names }: Teller,
  advice: ComposedAdvice,
  { signal, used }: { signal: AbortSignal; used: Used },
): AsyncGenerator<string> {
  const prompt = factsOf(catalogue, advice)
  const facts = readFacts(prompt, arturosVoice)
  const onTokens = (tokens: number) => {
    used.tokens += tokens
  }
  used.letters = arturosVoice.length + prompt.length
  const pieces = model.stream({ system: arturosVoice, prompt, mostTokens, signal, onTokens })
  yield* checkedSentences(weighed(pieces, used), sentence => breachIn(sentence, facts, names))
  const question = advice.question && advice.result.split('\n\n').at(-1)
  for (const own of [advice.caution, question]) if (own) yield `\n\n${own}`
}

async function* weighed(pieces: AsyncIterable<string>, used: Used): AsyncGenerator<string> {
  for await (const piece of pieces) {
    used.letters += piece.length
    yield piece
  }
}

/** The row of the vault gets the told text, if it is still there and as the house wrote it; the telling counts anyway. */
async function keepTold(
  { vault, log }: Teller,
  memberId: string,
  { cigar, drinks, pairingType, result }: ComposedAdvice,
  told: string,
): Promise<void> {
  const names = { cigar_name: cigarName(cigar), pairing_type: pairingType, pairing_name: drinks[0]!.name }
  await vault
    .retell(memberId, { ...names, notes: result }, told)
    .catch(failure => log.error({ err: failure }, 'a telling could not be kept in the vault'))
}

/** The provider did not even begin, and asks nothing for it. */
function wasTurnedAway(failure: unknown): boolean {
  return (
    failure instanceof ModelFailure && ['busy', 'failing', 'refused', 'resting'].includes(failure.trouble)
  )
}

function explain(failure: unknown, log: NarratorSources['log']): string {
  if (failure instanceof Wandered) {
    log.warn({ how: failure.how }, 'a telling left the facts')
    return failure.how === 'too short' ? insteadOf.lost : insteadOf.wandered
  }
  if (failure instanceof ModelFailure) {
    const { trouble, status } = failure
    log.warn({ trouble, status }, 'the language model did not tell anything')
    return byTrouble[trouble]
  }
  log.error({ err: failure }, 'a telling failed in the house itself')
  return insteadOf.lost
}

/** Names as the house knows them. How it speaks itself tells which of their words are nobody's: what it writes small. */
export function namesOfHouse(catalogue: HouseCatalogue, phrasebook: Phrasebook): KnownNames {
  const phrases = Object.values(phrasebook).flatMap(file => [...file.values()].flat())
  const ofDrinks = catalogue.drinks.flatMap(({ sentence, serve, style }) => [sentence, serve, style])
  return knowNames(catalogue, [...phrases, ...ofDrinks])
}
