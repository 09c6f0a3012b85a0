import { type AnswerFromRecords, dayOf, type RecordMoment, type RecordSources } from './records.ts'

const asked =
  /vault|saved pairing|pairings? (?:i|have i|did i) (?:saved?|kept|tried)|my pairings|want to try/i

/** `what's in my vault` */
export const answerFromVault: AnswerFromRecords = (sources, memberId, { question }, moment) =>
  asked.test(question) ? readVault(sources, memberId, moment) : undefined

async function readVault({ vault }: RecordSources, memberId: string, { now, timeZone }: RecordMoment) {
  const { kept, wanted, tried, lastTried } = await vault.pairings.summarize(memberId, dayOf(now, timeZone))
  const last = lastTried
    ? ` The last one you tried was ${lastTried.cigar_name} with ${lastTried.pairing_name}.`
    : ''
  return {
    text:
      kept === 0
        ? 'Your vault has no pairings yet. Find a drink for a cigar, and it is kept there; then I can tell you what you saved and what you thought of it.'
        : `Your vault has ${kept} ${kept === 1 ? 'pairing' : 'pairings'}: ${wanted} that you want to try, and ${tried} that you have tried.${last} It keeps pairings, not cigars or lockers; what you own is in My Humidor.`,
    sources: [{ title: 'Pairing Vault', path: '/dashboard/pairings' }],
    next: ['What have I got left in my humidor?'],
  }
}
