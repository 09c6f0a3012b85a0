interface ShownApart {
  /** The sentence beside the score. */
  told: string | null
  /** The start of the last paragraph. */
  question: string | undefined
}

/** The paragraphs of an advice, without what the page shows apart from it. */
export function shownParagraphs(advice: string, { told, question }: ShownApart): string[] {
  return advice
    .split('\n\n')
    .filter(paragraph => question === undefined || !paragraph.startsWith(question))
    .map(paragraph => (told ? paragraph.replace(told, '').replaceAll('  ', ' ').trim() : paragraph))
    .filter(paragraph => paragraph !== '')
}
