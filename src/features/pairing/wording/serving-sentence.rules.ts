import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { capitalize, uncapitalize } from '#platform/text.rules.ts'
import type { PhrasePicker } from './phrase-picker.rules.ts'

/** Turns the card's `2 oz neat, or over one large cube.` into `Make it two ounces neat, or over one large cube.` */
export function composeServing(
  { serve }: Pick<Drink, 'serve'>,
  picker: Pick<PhrasePicker, 'choose'>,
): string {
  const text = withFullStop(inWords(serve))
  const [, amount, how] = /^(.+? ounces?)\b,? (.+)$/.exec(text) ?? []
  if (!amount || !how || !/^\d/.test(serve))
    return picker.choose('serve', ['Have it', 'You want it', 'It comes']).concat(' ', uncapitalize(text))
  return picker.choose('serve', [
    `Make it ${text}`,
    `${capitalize(amount)} will do, ${how}`,
    `Allow ${text}`,
    capitalize(text),
  ])
}

function inWords(serve: string): string {
  return serve.replaceAll(/(\d+(?:\.\d+)?) oz\b/g, (_, ounces: string) => ouncesInWords(ounces))
}

/** Other amounts stay digits. */
const ounceWords: Readonly<Record<string, string>> = {
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
  return ounceWords[ounces] ?? `${ounces} ounces`
}

function withFullStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
