export interface Computed {
  /** With the keys of figures. */
  text: string
  /** Of the article with the rule, as `slug/section`. */
  article: string
}

/** A number that follows from those of a question; undefined if it asks for none. */
export type Compute = (question: string) => Computed | undefined
