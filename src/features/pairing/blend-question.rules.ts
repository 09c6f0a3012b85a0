import type { Degree, Shade } from '#features/catalogue/catalogue.contract.ts'
import type { Leaf } from '#features/catalogue/words/words.rules.ts'
import type { CigarQuestion } from './pairing.contract.ts'

/** What a visitor says of a cigar of which we know the name only. Undefined where they have not been asked. */
export interface ToldBlend {
  /** The text without these answers. */
  name: string
  wrapper: WrapperChoice | undefined
  strength: StrengthChoice | undefined
}

export interface WrapperChoice {
  text: string
  /** How the choice is written after the name. */
  words: string
  /** The leaf that it suggests; undefined for one who does not know. */
  leaf: Leaf | undefined
  shade: Shade | undefined
}

export interface StrengthChoice {
  text: string
  words: string
  degree: Degree | undefined
}

const unsure = 'Don’t know'

const wrapperChoices: readonly WrapperChoice[] = [
  { text: 'Light', words: 'light wrapper', leaf: 'connecticut', shade: 'connecticut' },
  { text: 'Brown', words: 'brown wrapper', leaf: 'natural', shade: 'colorado' },
  { text: 'Dark', words: 'dark wrapper', leaf: 'maduro', shade: 'maduro' },
  { text: unsure, words: 'wrapper not known', leaf: undefined, shade: undefined },
]

const strengthChoices: readonly StrengthChoice[] = [
  { text: 'Mild', words: 'mild', degree: 2 },
  { text: 'Medium', words: 'medium', degree: 3 },
  { text: 'Full', words: 'full', degree: 5 },
  { text: unsure, words: 'strength not known', degree: undefined },
]

/** `Undercrown Shady XX, dark wrapper, full`: the answers stand at the end, in either order. */
export function readToldBlend(text: string): ToldBlend {
  const told: ToldBlend = { name: text.trim(), wrapper: undefined, strength: undefined }
  for (;;) {
    const wrapper = told.wrapper ? undefined : endingOf(told.name, wrapperChoices)
    const strength = told.strength ? undefined : endingOf(told.name, strengthChoices)
    const choice = wrapper ?? strength
    if (!choice) return told
    told.wrapper ??= wrapper
    told.strength ??= strength
    told.name = told.name.replace(/\s*,[^,]*$/, '')
  }
}

function endingOf<Choice extends { words: string }>(
  text: string,
  choices: readonly Choice[],
): Choice | undefined {
  const ending = /[^,\s][^,]*,\s*([^,]+)$/.exec(text)?.[1]?.toLowerCase()
  return choices.find(({ words }) => words === ending)
}

/** Undefined once both have been answered. */
export function askAboutBlend({ name, wrapper, strength }: ToldBlend): CigarQuestion | undefined {
  const textWith = (words: string) =>
    [name, wrapper?.words, words, strength?.words].filter(Boolean).join(', ')
  const wrappers = wrapper
    ? []
    : wrapperChoices.map(({ text, words, shade }) => ({
        text,
        cigar: textWith(words),
        about: 'wrapper' as const,
        ...(shade && { shade }),
      }))
  const strengths = strength
    ? []
    : strengthChoices.map(({ text, words }) => ({ text, cigar: textWith(words), about: 'strength' as const }))
  const choices = [...wrappers, ...strengths]
  return choices.length > 0 ? { text: questionText(wrapper, strength), choices } : undefined
}

function questionText(wrapper: WrapperChoice | undefined, strength: StrengthChoice | undefined): string {
  if (wrapper) return 'How strong is it?'
  return strength
    ? 'What does its wrapper look like?'
    : 'What does its wrapper look like, and how strong is it?'
}

/** `Dark wrapper, full, as you told us.` */
export function describeToldBlend({ wrapper, strength }: ToldBlend): string {
  const told = [wrapper?.leaf && wrapper.words, strength?.degree && `${strength.words} in strength`].filter(
    Boolean,
  )
  const text = told.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}, as you told us`
}

export function isBlendTold({ wrapper, strength }: ToldBlend): boolean {
  return wrapper?.leaf !== undefined || strength?.degree !== undefined
}
