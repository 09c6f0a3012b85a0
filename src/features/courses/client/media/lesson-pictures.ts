/** Of the part that a lesson takes apart. */
export const cigarInSection = '/lessons/cigar-in-section.svg'

let atHand: HTMLImageElement | undefined

/** Reads the pictures of the lessons once, so that they are seen without a connection too. */
export function keepPicturesAtHand(): void {
  if (atHand) return
  atHand = new Image()
  atHand.src = cigarInSection
}
