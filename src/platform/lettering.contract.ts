/** The fonts of drawn pictures, with their weights. */
export type Typeface = 'display 300' | 'text 400'

/** Measures text before it is drawn. */
export interface Lettering {
  /** As a multiple of the font size. */
  widthOf(text: string, typeface: Typeface): number
  /** The text in letters that the font has, some without their accents. `undefined` if a letter is missing altogether. */
  drawable(text: string, typeface: Typeface): string | undefined
}
