import { PathPen } from '#platform/client/ui/drawings/line/path-pen.ts'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'

interface GlassIceProps {
  kind: 'sphere' | 'cubes'
  centerX: number
  surfaceY: number
  /** It rests on the bottom of the glass where the drink is low. */
  floorY: number
  clipPath: string
}

export function GlassIce({ kind, clipPath, ...position }: GlassIceProps) {
  return (
    <g data-part="ice" clipPath={clipPath} strokeWidth=".7" fill="none" strokeLinecap="round">
      {kind === 'sphere' ? <IceSphere {...position} /> : <IceCubes {...position} />}
    </g>
  )
}

interface IcePosition {
  centerX: number
  surfaceY: number
  floorY: number
}

const SPHERE_RADIUS = 22
const SPHERE_SLICES = 13

function IceSphere({ centerX, surfaceY, floorY }: IcePosition) {
  const center = { x: centerX + 4, y: Math.min(surfaceY + 6, floorY - SPHERE_RADIUS + 5) }
  const lit = new PathPen()
  const dim = new PathPen()
  for (let slice = 1; slice < SPHERE_SLICES; slice++) {
    const around = (slice / SPHERE_SLICES) * Math.PI
    const y = center.y - SPHERE_RADIUS * Math.cos(around)
    const reach = SPHERE_RADIUS * Math.sin(around)
    const pen = slice < 5 || slice > 10 ? lit : dim
    pen.moveTo(center.x - reach, y).quadTo(center.x, y + 7.2 * Math.sin(around), center.x + reach, y)
  }
  return (
    <>
      <circle
        cx={toTenth(center.x)}
        cy={toTenth(center.y)}
        r={SPHERE_RADIUS}
        fill="#fff"
        fillOpacity=".16"
        stroke="var(--etch)"
        strokeOpacity=".6"
      />
      <path d={dim.data} stroke="#fff" opacity=".38" />
      <path d={lit.data} stroke="#fff" opacity=".75" />
      <path
        d={`M${toTenth(center.x - 13)} ${toTenth(center.y - 5)}q2-7 8-9.5`}
        stroke="#fff"
        strokeWidth="2"
        opacity=".85"
      />
    </>
  )
}

/** How far the cubes reach below the surface. */
const LOWEST_CUBE = 58
/** [x, y, degrees] from the middle of the surface. */
const CUBES = [
  [-7, 3, -13],
  [8, 24, 14],
  [-6, 46, -8],
] as const

function IceCubes({ centerX, surfaceY, floorY }: IcePosition) {
  const top = Math.min(surfaceY, floorY - LOWEST_CUBE)
  return CUBES.map(([x, y, degrees]) => (
    <g
      key={y}
      transform={`translate(${toTenth(centerX + x)} ${toTenth(top + y)}) rotate(${degrees})`}
      stroke="var(--etch)"
      strokeLinejoin="round"
    >
      <path d="M-14-8 0-13 14-8V9L0 15-14 9Z" fill="#fff" fillOpacity=".2" strokeOpacity=".6" />
      <path d="M0-2-14-8V9L0 15Z" fill="#fff" fillOpacity=".16" stroke="none" />
      <path d="M-14-8 0-2 14-8M0-2V15" opacity=".45" />
      <path d="M-10 0-4 2.6M-10 4-4 6.6M4-9 9-7M4 4V10M8 2V8" stroke="#fff" opacity=".7" />
    </g>
  ))
}
