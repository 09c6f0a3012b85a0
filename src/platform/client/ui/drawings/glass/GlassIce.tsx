import { PathPen } from '../line/path-pen.ts'
import { toTenth } from '../line/round.ts'

interface GlassIceProps {
  kind: 'sphere' | 'cubes'
  centreX: number
  /** Where the drink's surface is. */
  surfaceY: number
  clipPath: string
}

/** Ice breaking the surface of a drink: edges in the ink of the glass, light in white. */
export function GlassIce({ kind, clipPath, ...place }: GlassIceProps) {
  return (
    <g clipPath={clipPath} strokeWidth=".7" fill="none" strokeLinecap="round">
      {kind === 'sphere' ? <IceSphere {...place} /> : <IceCubes {...place} />}
    </g>
  )
}

interface IcePlace {
  centreX: number
  surfaceY: number
}

const SPHERE_RADIUS = 22
const SPHERE_SLICES = 13

function IceSphere({ centreX, surfaceY }: IcePlace) {
  const centre = { x: centreX + 4, y: surfaceY + 6 }
  const lit = new PathPen()
  const dim = new PathPen()
  for (let slice = 1; slice < SPHERE_SLICES; slice++) {
    const around = (slice / SPHERE_SLICES) * Math.PI
    const y = centre.y - SPHERE_RADIUS * Math.cos(around)
    const reach = SPHERE_RADIUS * Math.sin(around)
    const pen = slice < 5 || slice > 10 ? lit : dim
    pen.moveTo(centre.x - reach, y).quadTo(centre.x, y + 7.2 * Math.sin(around), centre.x + reach, y)
  }
  return (
    <>
      <circle
        cx={toTenth(centre.x)}
        cy={toTenth(centre.y)}
        r={SPHERE_RADIUS}
        fill="#fff"
        fillOpacity=".16"
        stroke="var(--etch)"
        strokeOpacity=".6"
      />
      <path d={dim.data} stroke="#fff" opacity=".38" />
      <path d={lit.data} stroke="#fff" opacity=".75" />
      <path
        d={`M${toTenth(centre.x - 13)} ${toTenth(centre.y - 5)}q2-7 8-9.5`}
        stroke="#fff"
        strokeWidth="2"
        opacity=".85"
      />
    </>
  )
}

/** Three blocks, each turned its own way: [x, y, degrees] from the middle of the surface. */
const CUBES = [
  [-7, 3, -13],
  [8, 24, 14],
  [-6, 46, -8],
] as const

function IceCubes({ centreX, surfaceY }: IcePlace) {
  return CUBES.map(([x, y, degrees]) => (
    <g
      key={y}
      transform={`translate(${toTenth(centreX + x)} ${toTenth(surfaceY + y)}) rotate(${degrees})`}
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
