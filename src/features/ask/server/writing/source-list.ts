import type { AnswerSource } from '../../ask.contract.ts'

/** `[2]`, `[1, 3]`, with the space before it; not the label of a link. */
const citation = /\s*\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\](?!\()/g

/** The sources that the model was given, numbered from 1, with those that it names. */
export class SourceList {
  readonly #sources: AnswerSource[] = []
  readonly #named = new Set<AnswerSource>()
  readonly #read = new Set<AnswerSource>()

  /** Its number. A page is a source once. */
  add(source: AnswerSource): number {
    const known = this.#sources.findIndex(({ path }) => path === source.path)
    return known < 0 ? this.#sources.push(source) : known + 1
  }

  /** The same for one that the model has looked up. */
  addRead(source: AnswerSource): number {
    const number = this.add(source)
    this.#read.add(this.#sources[number - 1]!)
    return number
  }

  has(path: string): boolean {
    return this.#sources.some(source => source.path === path)
  }

  /** The text without its citations. Those of a source that was given are noted; any other number is just gone. */
  takeCitations(text: string): string {
    return text.replace(citation, (_, numbers: string) => {
      for (const number of numbers.split(/\D+/)) {
        const source = this.#sources[Number(number) - 1]
        if (source) this.#named.add(source)
      }
      return ''
    })
  }

  /** Those that the text names, or else these; then what was looked up, named or not. */
  shown(otherwise: readonly AnswerSource[]): AnswerSource[] {
    const told = this.#named.size > 0 ? this.#named : otherwise
    return [...new Map([...told, ...this.#read].map(source => [source.path, source])).values()]
  }
}
