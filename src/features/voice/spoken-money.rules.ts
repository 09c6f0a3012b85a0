import { cardinal, numberInWords } from './numbers-in-words.rules.ts'

interface Currency {
  one: string
  many: string
  cent: string
  cents: string
}

const currencies: Readonly<Record<string, Currency>> = {
  $: { one: 'dollar', many: 'dollars', cent: 'cent', cents: 'cents' },
  '€': { one: 'euro', many: 'euros', cent: 'cent', cents: 'cents' },
  '£': { one: 'pound', many: 'pounds', cent: 'penny', cents: 'pence' },
}

const sign = '[$€£]'
const amount = String.raw`\d+(?:,\d{3})*(?:\.\d+)?(?![\d,]*\d)`
const range = new RegExp(`(${sign})(${amount}) to ${sign}(${amount})(?! ?(?:thousand|million|billion))`, 'g')
const large = new RegExp(`(${sign})(${amount}) ?(thousand|million|billion)\\b`, 'g')
/** `a $12 cigar`. */
const adjective = new RegExp(`(?<=\\b[Aa]n? )(${sign})(\\d{1,6}) (?=\\p{Ll})`, 'gu')
const single = new RegExp(`(${sign})(${amount})`, 'g')

export function speakMoney(text: string): string {
  return text
    .replace(range, (_, sign: string, from: string, to: string) =>
      from.includes('.') || to.includes('.')
        ? `${inWords(sign, from)} to ${inWords(sign, to)}`
        : `${numberInWords(from)} to ${inWords(sign, to)}`,
    )
    .replace(
      large,
      (_, sign: string, written: string, size: string) =>
        `${numberInWords(written)} ${size} ${currencies[sign]?.many}`,
    )
    .replace(
      adjective,
      (_, sign: string, written: string) => `${numberInWords(written)}-${currencies[sign]?.one} `,
    )
    .replace(single, (_, sign: string, written: string) => inWords(sign, written))
}

function inWords(sign: string, written: string): string {
  const currency = currencies[sign]
  const [, whole = '', cents] = /^([\d,]+)(?:\.(\d\d))?$/.exec(written) ?? []
  if (!currency || whole === '') return `${numberInWords(written)} ${currency?.many ?? sign}`
  const dollars = `${numberInWords(whole)} ${whole === '1' ? currency.one : currency.many}`
  if (cents === undefined || cents === '00') return dollars
  const change = `${cardinal(Number(cents))} ${cents === '01' ? currency.cent : currency.cents}`
  return whole === '0' ? change : `${dollars} and ${change}`
}
