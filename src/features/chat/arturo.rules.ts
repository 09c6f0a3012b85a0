import { beginsWithName, type NamedMember } from './mentions.rules.ts'

/** The assistant of the lounge. He has no account; nobody can sign in as him. */
export const arturoName = 'Arturo'
export const arturoCandidate: NamedMember = { id: 'arturo', name: arturoName }

/** Neither in an e-mail or an address, nor in another name such as `@arturo.smokes`, nor `@Arturo's`. */
const naming = /(?<![\p{L}\p{N}_%+@/])@arturo(?![\p{L}\p{N}_]|['’]s(?![\p{L}\p{N}])|[.@-][\p{L}\p{N}])/giu
const quotedLine = /^[ \t]*>.*$/gm
/** After a digit, `"` means inches. */
const quoted = /`[^`\n]+`|(?<![\p{L}\p{N}])"(?=\S)[^"\n]*(?<=\S)"(?![\p{L}\p{N}])|“[^”\n]*”/gu
const address = /https?:\/\/\S+/g
const marksAtTheBeginning = /^[^\p{L}\p{N}“"(]+/u

export function mayNameArturo(text: string): boolean {
  return /@arturo/i.test(text)
}

/**
 * What a message asks Arturo; empty if it names him and says nothing else, undefined if it does not name him.
 * @param members whose first name stands behind an `@`: in `@Arturo Fuente` one of them is meant
 */
export function questionToArturo(text: string, members: readonly NamedMember[]): string | undefined {
  const own = blank(text, quotedLine)
  const places = [...blank(own, quoted).matchAll(naming)]
    .map(({ index }) => index)
    .filter(index => !isMember(own.slice(index + 1), members))
  if (places.length === 0) return undefined
  return plainQuestion(without(own, places))
}

/** A message of somebody as a question, whoever it names. */
export function plainQuestion(text: string): string {
  const question = text
    .replace(address, ' ')
    .replace(/@/g, '')
    .replace(/\s+/g, ' ')
    .replace(marksAtTheBeginning, '')
    .trim()
  return /[\p{L}\p{N}]/u.test(question) ? question : ''
}

function isMember(rest: string, members: readonly NamedMember[]): boolean {
  const lower = rest.toLowerCase()
  return members.some(({ name }) => name.length > arturoName.length && beginsWithName(lower, name))
}

/** With spaces instead, so that the places stay. */
function blank(text: string, parts: RegExp): string {
  return text.replace(parts, part => ' '.repeat(part.length))
}

/** Without the name at these places, and without the comma or colon behind it. */
function without(text: string, places: readonly number[]): string {
  const ends = places.map(place => place + arturoName.length + 1)
  const parts = [0, ...ends].map((from, at) => text.slice(from, places[at]).replace(/^\s*[,:;–—-]+/u, ''))
  return parts.join(' ')
}
