import type { BandEdge, BandPaper } from './band-edge.ts'

/** All sizes are in hundredths of the radius of the cigar, from the middle of the band. */
export interface BandRing {
  paper: BandPaper
  /** Strips too thin for an ornament. */
  thinPapers?: readonly BandPaper[]
  /** Half the width and half the height of the medallion, which may reach beyond the paper. */
  medallion: readonly [width: number, height: number]
}

export const BAND_RINGS = {
  straight: { paper: between(-75, 75), medallion: [46, 62] },
  narrow: { paper: between(-38, 38), medallion: [58, 72] },
  wide: { paper: between(-104, 104), medallion: [58, 68] },
  double: { paper: between(-66, 44), thinPapers: [between(56, 74)], medallion: [46, 62] },
  flanked: {
    paper: between(-46, 46),
    thinPapers: [between(-76, -58), between(58, 76)],
    medallion: [48, 64],
  },
  scalloped: { paper: bent(68, 'scallops', 17), medallion: [44, 60] },
  swelling: { paper: bent(42, 'bow', 38), medallion: [54, 68] },
  waisted: { paper: bent(88, 'bow', -36), medallion: [56, 66] },
  pointed: { paper: bent(44, 'point', 50), medallion: [50, 62] },
  pennant: {
    paper: { head: { at: -66, form: 'point', by: 34 }, foot: { at: 66, form: 'point', by: 38 } },
    medallion: [42, 58],
  },
} as const satisfies Record<string, BandRing>
export type BandRingName = keyof typeof BAND_RINGS

/** The ring near the foot that some makers add. */
export const FOOT_PAPER = between(-34, 34)

function between(head: number, foot: number): BandPaper {
  return { head: { at: head, form: 'bow', by: 0 }, foot: { at: foot, form: 'bow', by: 0 } }
}

/** Both edges bend outward alike; inward for a negative `by`. */
function bent(half: number, form: BandEdge['form'], by: number): BandPaper {
  return { head: { at: -half, form, by: -by }, foot: { at: half, form, by } }
}
