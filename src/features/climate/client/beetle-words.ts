import { inUnit, type TemperatureUnit } from '#platform/temperature.rules.ts'
import type { BeetleLevel, BeetleRisk } from '../beetle-risk.rules.ts'

const words: Readonly<Record<BeetleLevel, string>> = {
  none: 'Beetle risk: low. It was never warm for long.',
  notice: 'Beetle risk: some.',
  warning: 'Beetle risk: raised. Move it to a cooler place.',
  urgent: 'Beetle risk: high. Move it to a cooler place today, and look at the cigars for small round holes.',
}

/** The risk of the week, with what it rests on. */
export function beetleWords({ level, warmHours }: BeetleRisk, unit: TemperatureUnit): string {
  const hours = Math.round(warmHours)
  const basis = hours > 0 ? ` ${hoursInWords(hours)} in a row at ${inUnit('70 °F', unit)} or more.` : ''
  return words[level] + (level === 'none' ? '' : basis)
}

const numbers = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen'.split(' ')

/** At the begin of a sentence. */
function hoursInWords(hours: number): string {
  return `${numbers[hours - 1] ?? hours} ${hours === 1 ? 'hour' : 'hours'}`
}
