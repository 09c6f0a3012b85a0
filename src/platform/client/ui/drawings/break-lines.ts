export interface Column {
  widthPixels: number
  /** In pixels. */
  widthOf(text: string): number
}

/** Breaks between words; a word wider than the column gets its own line. */
export function breakLines(text: string, column: Column): string[] {
  return fill(measureWords(text, column), column)
}

/** As many lines as `breakLines`, but of similar width. */
export function balanceLines(text: string, column: Column): string[] {
  const words = measureWords(text, column)
  const widest = Math.max(0, ...words.map(word => word.widthPixels))
  let lines = fill(words, column)
  // With one word per line, narrowing cannot add lines, and words of no width would keep the loop running.
  if (lines.length === 1 || lines.length === words.length) return lines
  for (let { widthPixels } = column; widthPixels >= widest; widthPixels *= 0.95) {
    const narrower = fill(words, { ...column, widthPixels })
    if (narrower.length > lines.length) break
    lines = narrower
  }
  return lines
}

/** Truncates to one line, with an ellipsis. */
export function shorten(text: string, { widthOf, widthPixels }: Column): string {
  if (widthOf(text) <= widthPixels) return text
  let [fits, tooLong] = [1, text.length]
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1
    if (widthOf(`${text.slice(0, middle)}…`) <= widthPixels) fits = middle
    else tooLong = middle
  }
  return `${text.slice(0, fits).replace(/[\s,;:.]+$/, '')}…`
}

interface Word {
  text: string
  widthPixels: number
}

function measureWords(text: string, { widthOf }: Column): Word[] {
  const words = text.split(/\s+/).filter(Boolean)
  return words.map(word => ({ text: word, widthPixels: widthOf(word) }))
}

function fill(words: readonly Word[], { widthOf, widthPixels }: Column): string[] {
  const spaceWidth = widthOf(' ')
  const lines: Word[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line && line.widthPixels + spaceWidth + word.widthPixels <= widthPixels) {
      line.text += ` ${word.text}`
      line.widthPixels += spaceWidth + word.widthPixels
    } else lines.push({ ...word })
  }
  return lines.map(line => line.text)
}
