import type { ProviderFailure } from '#platform/server/provider-outcome.ts'
import { counted, type Finding, type HealthServices, isGood } from './health-services.ts'

export async function checkLanguageModel({ readModelUse }: HealthServices): Promise<Finding | undefined> {
  const use = await readModelUse()
  if (!use) return undefined
  const { used, limit, failure } = use
  const finding = `${used.toLocaleString('en-US')} of ${counted(limit, 'text')} written today.${sentenceOf(failure)}`
  if (failure && !failure.isOver)
    return { ...worthOf(failure), finding, advice: adviceOn(failure, 'AI_PROVIDER, AI_MODEL and AI_API_KEY') }
  if (used < limit) return isGood(finding)
  return {
    state: 'attention',
    finding,
    advice: 'Until midnight UTC Arturo answers without it. Raise AI_HOUSE_BUDGET if that happens often.',
  }
}

export async function checkSpeech({ readSpeechUse }: HealthServices): Promise<Finding | undefined> {
  const use = await readSpeechUse()
  if (!use) return undefined
  const { characters, members, limit, failure } = use
  const read =
    characters === 0
      ? 'Nothing was read aloud today'
      : `${counted(characters, 'character')} read aloud to ${counted(members, 'member')} today`
  const finding = `${read}, of at most ${limit.toLocaleString('en-US')} for each.${sentenceOf(failure)}`
  if (!failure || failure.isOver) return isGood(finding)
  return { ...worthOf(failure), finding, advice: adviceOn(failure, 'its key and its address') }
}

/** What only the operator can mend. Otherwise members get our own texts and the voice of their browser meanwhile. */
function needsOperator({ kind, status }: ProviderFailure): boolean {
  return kind === 'out-of-credit' || (status !== undefined && [401, 402, 403].includes(status))
}

const worthOf = (failure: ProviderFailure): Pick<Finding, 'state'> => ({
  state: needsOperator(failure) ? 'trouble' : 'attention',
})

function adviceOn(failure: ProviderFailure, settings: string): string {
  return needsOperator(failure)
    ? `The provider turns this lounge away: check ${settings}, and the account there.`
    : 'It is tried again by itself. If it stays so, look at the status page of the provider.'
}

const reasons: Readonly<Record<string, string>> = {
  slow: 'it took too long',
  busy: 'it was busy',
  refused: 'it refused the request',
  failing: 'it failed',
  unreachable: 'it could not be reached',
  cut: 'it stopped early',
  malformed: 'it sent nothing usable',
  'out-of-credit': 'the account is out of credit',
  'not-audio': 'it sent no sound',
}

function sentenceOf(failure: ProviderFailure | undefined): string {
  if (!failure) return ''
  const { at, kind, status, isOver } = failure
  const reason = `${reasons[kind] ?? kind}${status === undefined ? '' : ` (${status})`}`
  return ` Last failure ${ago(at)}: ${reason}${isOver ? ', and it has answered since' : ''}.`
}

function ago(at: Date): string {
  const minutes = Math.floor((Date.now() - at.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 120) return `${counted(minutes, 'minute')} ago`
  return `${counted(Math.floor(minutes / 60), 'hour')} ago`
}
