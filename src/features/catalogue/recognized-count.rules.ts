/** What the preview of an import says about names that the catalogue has. */
export function recognizedText(recognized: number, added: number): string {
  const kept = `your ${added === 1 ? 'name is' : 'names are'} kept.`
  if (recognized === 0) return `The catalog has none of the cigars; ${kept}`
  if (added === 1) return `The cigar is in the catalog and gets a drawing; ${kept}`
  const count = recognized === added ? 'All' : recognized.toLocaleString('en-US')
  const are = recognized === 1 ? 'is in the catalog and gets' : 'are in the catalog and get'
  return `${count} of the cigars ${are} a drawing; ${kept}`
}
