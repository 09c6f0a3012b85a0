import type { FilmChapter } from './film-time.ts'

type Chapter = FilmChapter['id']

/** From 0 to 1 between two shares of a chapter, slow at both ends. */
function between(progress: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (progress - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/*
 * The captions of the cut last 5, 3, 3 and 4 of 15 seconds: the cutter comes and rests, a hand holds the cigar, the blades
 * close, the cap falls.
 */

/** How far the cutter still is from the cap, from 1 to 0. */
export function cutterDistance(progress: number): number {
  return 1 - between(progress, 0.02, 0.17)
}

/** How far the hand that holds the cigar still is, from 1 to 0 and back. */
export function handDistance(progress: number): number {
  return 1 - between(progress, 0.32, 0.4) + between(progress, 0.95, 1)
}

/** How far each blade is from the middle, in pixels: open, closed, open again. */
export function blades(progress: number): number {
  return 46 * (1 - between(progress, 0.55, 0.63) + between(progress, 0.76, 0.86))
}

export function isCut(progress: number): boolean {
  return progress >= 0.63
}

/** How far the cap has fallen, from 0 to 1. */
export function capFall(progress: number): number {
  return between(progress, 0.735, 0.9)
}

/** Of the chapter, with the flame at the foot. */
const lightShare = 0.72

/** Where the flame burns; undefined where there is none. */
export function flamePlace(
  chapter: Chapter,
  progress: number,
): { x: number; y: number; height: number } | undefined {
  // Below the foot and beside it, moving along the rim as the cigar turns.
  if (chapter === 'toast')
    return { x: 618 + Math.sin(progress * 18) * 10, y: 246 + Math.cos(progress * 18) * 4, height: 62 }
  if (chapter === 'light' && progress < lightShare) return { x: 624, y: 226, height: 68 }
  return undefined
}

/** Where the flame of the lighter stands or stood; undefined where no hand holds one. Once it is out, the hand goes. */
export function lighterPlace(chapter: Chapter, progress: number): { x: number; y: number } | undefined {
  const flame = flamePlace(chapter, progress)
  if (flame) return { x: flame.x, y: flame.y }
  const last = flamePlace(chapter, 0)
  const gone = between(progress, lightShare, lightShare + 0.14)
  if (!last || gone === 1) return undefined
  return { x: last.x + gone * 60, y: last.y + gone * 190 }
}

/** How strongly the smoker draws, from 0 to 1. */
export function drawStrength(chapter: Chapter, progress: number): number {
  const draws = chapter === 'light' ? 4 : chapter === 'puff' ? 3 : 0
  return draws === 0 ? 0 : Math.max(0, Math.sin(progress * Math.PI * 2 * draws)) ** 2
}

/** How bright the foot glows, from 0 to 1. */
export function emberGlow(chapter: Chapter, progress: number): number {
  if (chapter === 'toast') return 0.45 * between(progress, 0.25, 1)
  if (chapter === 'light') return 0.45 + 0.5 * drawStrength(chapter, progress)
  if (chapter === 'puff') return 0.3 + 0.6 * drawStrength(chapter, progress)
  return 0
}

/** In pixels. */
export function ashLength(chapter: Chapter, progress: number): number {
  if (chapter === 'puff') return 10 + 54 * progress
  return chapter === 'light' ? 10 * between(progress, 0.4, 1) : 0
}
