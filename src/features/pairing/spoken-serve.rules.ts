import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Voice } from './chosen-words.rules.ts'
import { capital, smallInitial } from './said.rules.ts'

/**
 * How a drink is served, as somebody says it: the card's `2 oz neat, or over one large cube.` becomes
 * `Make it two ounces neat, or over one large cube.`
 */
export function sayServe({ serve }: Pick<Drink, 'serve'>, voice: Pick<Voice, 'choose'>): string {
  const said = ended(inWords(serve))
  const [, amount, how] = /^(.+? ounces?)\b,? (.+)$/.exec(said) ?? []
  if (!amount || !how || !/^\d/.test(serve))
    return voice.choose('serve', ['Have it', 'You want it', 'It comes']).concat(' ', smallInitial(said))
  return voice.choose('serve', [
    `Make it ${said}`,
    `${capital(amount)} will do, ${how}`,
    `Allow ${said}`,
    capital(said),
  ])
}

function inWords(serve: string): string {
  return serve.replaceAll(/(\d+(?:\.\d+)?) oz\b/g, (_, ounces: string) => ouncesInWords(ounces))
}

/** Whole ounces up to twelve and the usual fractions; any other amount stays a figure. */
const amounts: Readonly<Record<string, string>> = {
  '0.5': 'half an ounce',
  '0.75': 'three quarters of an ounce',
  '1': 'one ounce',
  '1.5': 'one and a half ounces',
  '2': 'two ounces',
  '2.5': 'two and a half ounces',
  '3': 'three ounces',
  '4': 'four ounces',
  '5': 'five ounces',
  '6': 'six ounces',
  '7': 'seven ounces',
  '8': 'eight ounces',
  '10': 'ten ounces',
  '12': 'twelve ounces',
}

function ouncesInWords(ounces: string): string {
  return amounts[ounces] ?? `${ounces} ounces`
}

function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
