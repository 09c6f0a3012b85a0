import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { type GlassFrame, PERSPECTIVE } from '../glass/glass-frame.ts'
import type { BottleShape } from './bottle-shapes.ts'

/** The same in both themes: paper, foil and ink are content. */
const INK = '#2A1F16'
const PAPER = '#F1E7D3'
const FOIL = '#3B2A1E'

interface PartProps {
  frame: GlassFrame
  shape: BottleShape
}

/** A band around the bottle between two heights, seen from slightly above. */
function outlineBand({ centerX, radiusAt, yAt }: GlassFrame, top: number, bottom: number, reach = 1): string {
  const upper = radiusAt(top) * reach
  const lower = radiusAt(bottom) * reach
  return new PathPen()
    .moveTo(centerX - upper, yAt(top))
    .arcTo(upper, upper * PERSPECTIVE, 'counterclockwise', centerX + upper, yAt(top))
    .lineTo(centerX + lower, yAt(bottom))
    .arcTo(lower, lower * PERSPECTIVE, 'clockwise', centerX - lower, yAt(bottom))
    .close().data
}

/** Imbue is so narrow that a letter takes about this share of its size. */
const LETTER_WIDTH = 0.42
const MAX_LETTER = 16
/** Smaller ones could not be read; the label stays blank. */
const MIN_LETTER = 11
const LABEL_REACH = 0.94

export function BottleLabel({ frame, shape, text }: PartProps & { text: string }) {
  const { centerX, yAt, radiusAt } = frame
  const { top, bottom } = shape.label
  const middle = (top + bottom) / 2
  const radius = radiusAt(middle) * LABEL_REACH
  const size = Math.min(MAX_LETTER, (radius * 1.86) / (Math.max(text.length, 3) * LETTER_WIDTH))
  const inset = (bottom - top) * 0.1
  return (
    <>
      <path
        d={outlineBand(frame, top, bottom, LABEL_REACH)}
        fill={PAPER}
        stroke={INK}
        strokeWidth=".7"
        strokeOpacity=".7"
      />
      <path
        d={`${outlineBand(frame, top + inset, bottom - inset, LABEL_REACH * 0.9)}`}
        fill="none"
        stroke={INK}
        strokeWidth=".5"
        opacity=".45"
      />
      {size >= MIN_LETTER && (
        <text
          x={toTenth(centerX)}
          y={toTenth(yAt(middle) + radius * PERSPECTIVE * 0.86 + size * 0.3)}
          fill={INK}
          fontSize={toTenth(size)}
          fontWeight="460"
          textAnchor="middle"
          fontFamily="var(--font-display)"
        >
          {text}
        </text>
      )}
    </>
  )
}

/** Cork, capsule, foil or lid, with a line of light on its left. */
export function BottleCap({ frame: { centerX, yAt }, shape: { capBottom, capRadius } }: PartProps) {
  const top = yAt(0) - 5
  const bottom = yAt(capBottom)
  const depth = capRadius * PERSPECTIVE
  const body = new PathPen()
    .moveTo(centerX - capRadius, top)
    .lineTo(centerX - capRadius, bottom)
    .arcTo(capRadius, depth, 'counterclockwise', centerX + capRadius, bottom)
    .lineTo(centerX + capRadius, top)
    .close().data
  const hatch = new PathPen()
  for (let y = top + 3; y < bottom; y += 2.6)
    hatch
      .moveTo(centerX + capRadius * 0.2, y + depth * 0.95)
      .arcTo(capRadius, depth, 'counterclockwise', centerX + capRadius, y)
  return (
    <g stroke="var(--etch)" strokeWidth=".8">
      <path d={body} fill={FOIL} strokeOpacity=".8" />
      <path d={hatch.data} fill="none" strokeWidth=".5" opacity=".5" />
      <ellipse
        cx={toTenth(centerX)}
        cy={toTenth(top)}
        rx={capRadius}
        ry={toTenth(depth)}
        fill={FOIL}
        strokeOpacity=".8"
      />
      <path
        d={`M${toTenth(centerX - capRadius * 0.6)} ${toTenth(top + 4)}V${toTenth(bottom - 1)}`}
        stroke="#F1E7D3"
        strokeWidth="1.2"
        opacity=".5"
      />
    </g>
  )
}
