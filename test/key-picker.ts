import type { PhrasePicker } from '#features/pairing/wording/phrase-picker.rules.ts'

type Options = NonNullable<Parameters<PhrasePicker['pickSentence']>[2]>

export interface PickedSentence extends Options {
  file: string
  keys: string
}

export interface KeyPicker extends PhrasePicker {
  /** Everything that was picked, in order. */
  picked: readonly PickedSentence[]
}

/** Puts the file, the key and the slots of a sentence in its place. Chooses the first option, or the one named here. */
export function keyPicker(choices: Readonly<Record<string, number>> = {}): KeyPicker {
  const picked: PickedSentence[] = []
  return {
    picked,
    sentencesOf: (file, key) => [`(${file} ${key})`],
    choose: (occasion, options) => options[(choices[occasion] ?? 0) % options.length]!,
    pickSentence(file, keys, options = {}) {
      picked.push({ file, keys: [keys].flat().join('|'), ...options })
      const slots = Object.entries(options.slots ?? {}).map(([slot, text]) => ` ${slot}=${text}`)
      return `(${file} ${[keys].flat().join('|')}${slots.join('')})`
    },
  }
}
