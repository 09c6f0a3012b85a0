import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { NarrationEvent } from '#features/narration/narration.contract.ts'
import { fallbackReasons } from '#features/narration/server/fallback-reasons.ts'
import type { Narrator } from '#features/narration/server/open-narrator.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import type { Log } from '#platform/server/log.ts'
import type { ComposedAdvice } from './compose-advice.ts'
import { narrationFacts } from './narration-facts.ts'
import { narrationSystemPrompt } from './narration-prompt.ts'

export interface NarrationSources {
  narrator: Narrator
  catalogue: Catalogue
  vault: Pick<Vault, 'replaceNotes'>
  log: Pick<Log, 'error'>
}

/** The advice in Arturo's voice; a finished narration replaces the notes in the vault. */
export function narrateAdvice(
  sources: NarrationSources,
  memberId: string,
  advice: ComposedAdvice,
  signal: AbortSignal,
): AsyncGenerator<NarrationEvent> {
  const { caution, question, result } = advice
  const request = {
    memberId,
    system: narrationSystemPrompt,
    facts: narrationFacts(sources.catalogue, advice),
    fallback: result,
    closing: [caution, question ? result.split('\n\n').at(-1) : undefined].filter(
      paragraph => typeof paragraph === 'string',
    ),
    save: (narrated: string) => saveNarration(sources, memberId, advice, narrated),
  }
  return isNarratable(advice)
    ? sources.narrator.narrate(request, signal)
    : tellAsComposed(result, isNamedOnly(advice) ? fallbackReasons.nameOnly : fallbackReasons.ownBottle)
}

/**
 * Of a cigar that is known by its name alone there are no facts that a model could tell, and the name of a member's own
 * bottle is text that a member typed, which is not sent to a model.
 */
export function isNarratable({ cigar, drinks }: Pick<ComposedAdvice, 'cigar' | 'drinks'>): boolean {
  return !isNamedOnly({ cigar }) && drinks.every(({ judgedAs }) => judgedAs === undefined)
}

function isNamedOnly({ cigar }: Pick<ComposedAdvice, 'cigar'>): boolean {
  return cigar.recognition === 'name-only'
}

async function* tellAsComposed(text: string, because: string): AsyncGenerator<NarrationEvent> {
  yield { end: 'fallback', text, because }
}

/** Replaces the notes in the vault, unless the member changed or removed the row. The quota is used either way. */
async function saveNarration(
  { vault, log }: NarrationSources,
  memberId: string,
  { cigar, drinks, pairingType, result }: ComposedAdvice,
  narrated: string,
): Promise<void> {
  const names = { cigar_name: cigarName(cigar), pairing_type: pairingType, pairing_name: drinks[0]!.name }
  await vault
    .replaceNotes(memberId, { ...names, notes: result }, narrated)
    .catch(failure => log.error({ err: failure }, 'a narration could not be saved in the vault'))
}
