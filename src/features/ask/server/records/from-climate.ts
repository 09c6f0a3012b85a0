import { idealRanges, isStale, judge, type Quantity } from '#features/climate/judge.rules.ts'
import { toDevice } from '#features/climate/server/to-device.ts'
import { joinWithAnd } from '#platform/text.rules.ts'
import type { AnswerFromRecords, RecordSources } from './records.ts'

type Device = ReturnType<typeof toDevice>

const asked =
  /\bhumid(?:ity)?\b|\b(?:too )?(?:dry|wet|damp)\b|\btemperatures?\b|\b(?:too )?(?:warm|hot|cold)\b|\bsensors?\b|\breadings?\b|\brh\b|\bhygro|\bclimate\b|\bthe air\b/i
const source = { title: 'My Humidor', path: '/dashboard/humidor' }

/** `is my humidor too dry right now`, `when did my sensor last report` */
export const answerFromClimate: AnswerFromRecords = (sources, memberId, { question }, { now, timeZone }) =>
  asked.test(question) ? readClimate(sources, memberId, now, timeZone) : undefined

async function readClimate({ climate }: RecordSources, memberId: string, now: Date, timeZone: string) {
  const devices = (await climate.devices.list(memberId)).map(toDevice)
  if (devices.length === 0)
    return {
      text: 'I can’t tell, because no sensor is connected to your humidor here. Once one reports, I can say whether the air is too dry or too damp. Connect one on the page My Humidor; until then your own hygrometer is the better witness.',
      sources: [source],
      next: ['How do I connect a sensor?', 'How humid should a humidor be?'],
    }
  return {
    text: devices.map(device => describe(device, now, timeZone)).join(' '),
    sources: [source],
    next: ['How humid should a humidor be?', 'How do I check that a hygrometer is right?'],
  }
}

function describe({ name, latest, kind, saltTestStartedAt }: Device, now: Date, timeZone: string): string {
  if (kind === 'simulator')
    return `“${name}” is simulated: its values are invented, for a first look, so I can’t tell from it.`
  if (saltTestStartedAt !== null)
    return `“${name}” is in its salt test, so it measures the box of the test and not your humidor.`
  if (!latest) return `“${name}” has not reported yet, so I can’t tell.`
  const at = new Date(latest.at)
  const values = `${latest.humidity}% and ${inBothUnits(latest.temperature)}`
  if (isStale(at, now))
    return `I can’t tell how it is now: “${name}” last reported on ${at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone })}, with ${values}. Check its battery and its connection.`
  const faults = [wordFor('humidity', latest.humidity), wordFor('temperature', latest.temperature)].filter(
    Boolean,
  )
  const verdict = faults.length > 0 ? `too ${joinWithAnd(faults)}` : 'within the range'
  return `“${name}” reads ${values}, which is ${verdict}; the range is ${idealRanges.humidity.lowest} to ${idealRanges.humidity.highest}% and ${inBothUnits(idealRanges.temperature.lowest)} to ${inBothUnits(idealRanges.temperature.highest)}.`
}

const words: Record<Quantity, { low: string; high: string }> = {
  humidity: { low: 'dry', high: 'damp' },
  temperature: { low: 'cold', high: 'warm' },
}

function wordFor(quantity: Quantity, value: number): string {
  const judgment = judge(value, idealRanges[quantity])
  return judgment === 'low' || judgment === 'high' ? words[quantity][judgment] : ''
}

/** The member's unit is one of them. */
function inBothUnits(fahrenheit: number): string {
  return `${fahrenheit}°F (${Math.round(((fahrenheit - 32) * 50) / 9) / 10}°C)`
}
