import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { type GlassFrame, PERSPECTIVE, WALL } from './glass-frame.ts'

/** The same in both themes: fruit is content. */
const CITRUS = {
  lime: { peel: '#4E7A2E', flesh: '#CFE0A0', ink: '#2C471A' },
  lemon: { peel: '#D9AE2B', flesh: '#F7E8A6', ink: '#7A5B10' },
  orange: { peel: '#D0741F', flesh: '#F6C98A', ink: '#7C3D0C' },
} as const
const LEAF = { light: '#6FA35A', ink: '#26452A' }

export type GarnishKind =
  | keyof typeof CITRUS
  | 'lemon-peel'
  | 'orange-peel'
  | 'cherry'
  | 'olive'
  | 'mint'
  | 'salt'

/** What is on the rim or above it. */
export function Garnish({ kind, frame }: { kind: GarnishKind; frame: GlassFrame }) {
  const { centerX, radiusAt, yAt } = frame
  const rim = { x: centerX + radiusAt(0) * 0.74, y: yAt(0) + radiusAt(0) * PERSPECTIVE * 0.5 }
  switch (kind) {
    case 'lime':
    case 'lemon':
    case 'orange':
      return <Wheel fruit={kind} {...rim} />
    case 'lemon-peel':
      return <Peel fruit="lemon" {...rim} />
    case 'orange-peel':
      return <Peel fruit="orange" {...rim} />
    case 'mint':
      return <Mint x={centerX - radiusAt(0) * 0.3} y={yAt(0)} />
    case 'salt':
      return <Salt frame={frame} />
    default:
      return <OnPick kind={kind} frame={frame} />
  }
}

const WHEEL_RADIUS = 15
const SEGMENTS = 8

/** A wheel that sits on the rim, cut to its middle. */
function Wheel({ fruit, x, y }: { fruit: keyof typeof CITRUS; x: number; y: number }) {
  const { peel, flesh, ink } = CITRUS[fruit]
  const rays = new PathPen()
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const angle = (segment / SEGMENTS) * 2 * Math.PI + 0.2
    rays.moveTo(0, 0).lineTo(Math.cos(angle) * (WHEEL_RADIUS - 3), Math.sin(angle) * (WHEEL_RADIUS - 3))
  }
  return (
    <g transform={`translate(${toTenth(x)} ${toTenth(y - WHEEL_RADIUS * 0.55)}) rotate(12) scale(.86 1)`}>
      <circle r={WHEEL_RADIUS} fill={peel} stroke={ink} strokeWidth=".9" />
      <circle r={WHEEL_RADIUS - 2.6} fill={flesh} stroke={ink} strokeWidth=".5" strokeOpacity=".6" />
      <path d={rays.data} stroke={ink} strokeWidth=".7" opacity=".65" />
      <circle r="1.8" fill={flesh} stroke={ink} strokeWidth=".4" />
      <path d={`M0 2V${WHEEL_RADIUS}`} stroke={ink} strokeWidth="1.6" />
      <path
        d="M-9-7q4-5 9-5"
        fill="none"
        stroke="#fff"
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity=".6"
      />
    </g>
  )
}

/** A twist that hangs over the rim. */
function Peel({ fruit, x, y }: { fruit: 'lemon' | 'orange'; x: number; y: number }) {
  const { peel, flesh, ink } = CITRUS[fruit]
  return (
    <g
      transform={`translate(${toTenth(x)} ${toTenth(y)})`}
      stroke={ink}
      strokeWidth=".8"
      strokeLinejoin="round"
    >
      <path
        d="M-9-10c6-4 12-2 12 3 0 6-7 8-4 14 2 4 8 4 9 9l5-1c0-7-7-8-8-12-1-5 6-7 5-14-1-7-11-9-20-4Z"
        fill={peel}
      />
      <path d="M-6-8c5-2 7-1 7 2 0 5-6 8-4 14" fill="none" stroke={flesh} strokeWidth="1.2" opacity=".9" />
      <path d="M4-9l3-2M6-4l4-1M4 3l4 2M3 9l4-1M8 14l3-2" fill="none" strokeWidth=".5" opacity=".7" />
    </g>
  )
}

/** Rotation and size of each leaf of the sprig. */
const LEAVES = [
  [-64, 0.86],
  [58, 0.9],
  [-34, 1],
  [30, 1.02],
  [-4, 1.14],
] as const

function Mint({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${toTenth(x)} ${toTenth(y + 4)})`} stroke={LEAF.ink} strokeWidth=".8">
      <path d="M0 6Q1-6 0-14" fill="none" strokeWidth="1.6" />
      {LEAVES.map(([degrees, size]) => (
        <g key={degrees} transform={`translate(0 -6) rotate(${degrees}) scale(${size})`}>
          <path d="M0 0C-9-6-9-18 0-27 9-18 9-6 0 0Z" fill={LEAF.light} />
          <path
            d="M0 0V-24M0-7l-5-4M0-7l5-4M0-13l-5-4M0-13l5-4M0-18l-3-3M0-18l3-3"
            fill="none"
            strokeWidth=".5"
          />
        </g>
      ))}
    </g>
  )
}

/** Zero-length lines: their round caps are the grains. */
function Salt({ frame: { centerX, radiusAt, yAt } }: { frame: GlassFrame }) {
  const grains = new PathPen()
  const radius = radiusAt(0)
  for (let grain = 0; grain < 96; grain++) {
    const angle = (grain / 96) * 2 * Math.PI
    const lift = (grain * 7) % 4
    const x = centerX + Math.cos(angle) * (radius + ((grain * 5) % 3) - 1)
    const y = yAt(0) + Math.sin(angle) * radius * PERSPECTIVE - lift + 1
    grains.moveTo(x, y).lineTo(x, y)
  }
  return (
    <g fill="none" strokeLinecap="round">
      <path d={grains.data} stroke="#6B6156" strokeWidth="2.1" />
      <path d={grains.data} stroke="#FBF8F1" strokeWidth="1.5" />
    </g>
  )
}

const ON_PICK = {
  cherry: { fill: '#8E1B2A', ink: '#3E0A12' },
  olive: { fill: '#8A8F3C', ink: '#3C4014' },
} as const

/** A pick across the rim, with fruit on it. */
function OnPick({
  kind,
  frame: { centerX, radiusAt, yAt },
}: {
  kind: keyof typeof ON_PICK
  frame: GlassFrame
}) {
  const { fill, ink } = ON_PICK[kind]
  const reach = radiusAt(0) - WALL
  const y = yAt(0)
  return (
    <g stroke={ink} strokeWidth=".8">
      <path
        d={`M${toTenth(centerX - reach * 0.5)} ${toTenth(y + 8)}L${toTenth(centerX + reach * 1.12)} ${toTenth(y - 9)}`}
        stroke="var(--etch)"
        strokeWidth="1.3"
      />
      {[0.05, 0.36].map(share => (
        <g
          key={share}
          transform={`translate(${toTenth(centerX + reach * share)} ${toTenth(y + 2.2 - share * 10)})`}
        >
          <ellipse rx="6.2" ry="5.6" fill={fill} />
          <path
            d="M-3-2q2-2.6 5-2"
            fill="none"
            stroke="#fff"
            strokeWidth="1.1"
            strokeLinecap="round"
            opacity=".7"
          />
          {kind === 'olive' && <circle cx="4.6" r="1.7" fill="#C4452F" strokeWidth=".4" />}
        </g>
      ))}
    </g>
  )
}
