export const CIGAR_SHAPES = ['parejo', 'torpedo', 'piramide', 'perfecto', 'lancero'] as const
export type CigarShape = (typeof CIGAR_SHAPES)[number]

/** Radius at a distance from the tip of the head, in the units of the given length and radius. */
export type RadiusAt = (fromHead: number) => number

export function radiusProfile(shape: CigarShape, length: number, radius: number): RadiusAt {
  switch (shape) {
    case 'parejo':
      return roundedHead(radius, radius * 1.05)
    case 'lancero':
      return roundedHead(radius, radius * 1.1)
    case 'torpedo':
      return pointedHead(radius, radius * 3.6)
    case 'piramide':
      return taperingBody(radius, length * 0.92)
    case 'perfecto':
      return spindle(radius, length)
  }
}

function roundedHead(radius: number, domeLength: number): RadiusAt {
  return fromHead =>
    fromHead < domeLength ? radius * (1 - (1 - fromHead / domeLength) ** 2.4) ** (1 / 2.1) : radius
}

function pointedHead(radius: number, taperLength: number): RadiusAt {
  return fromHead => {
    if (fromHead >= taperLength) return radius
    const taper = 0.17 + 0.83 * Math.sin(((fromHead / taperLength) * Math.PI) / 2) ** 0.92
    return radius * taper * bluntTip(fromHead, radius * 0.16)
  }
}

function taperingBody(radius: number, taperLength: number): RadiusAt {
  return fromHead => {
    const taper = 0.3 + 0.7 * Math.min(1, fromHead / taperLength) ** 0.8
    return radius * taper * bluntTip(fromHead, radius * 0.3)
  }
}

function spindle(radius: number, length: number): RadiusAt {
  return fromHead => {
    const along = Math.min(0.98, Math.max(0.03, (fromHead / length) * 0.86 + 0.07))
    const swell = 0.34 + 0.66 * Math.sin(Math.PI * along) ** 0.62
    const intoFoot = 1 - Math.min(1, (length - fromHead) / (radius * 1.1))
    return radius * swell * bluntTip(fromHead, radius * 0.5) * (1 - 0.34 * intoFoot ** 1.7)
  }
}

/** Rounds a cut tip over a short way, as a quarter of a circle. */
function bluntTip(fromHead: number, roundingLength: number): number {
  const missing = 1 - Math.min(1, fromHead / roundingLength)
  return Math.sqrt(1 - missing * missing)
}
