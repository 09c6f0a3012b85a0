const width = 960
const height = 240
const strands = 22

/** Two phrases with a pause between them. */
function loudness(position: number): number {
  const first = Math.exp(-(((position - 0.3) / 0.13) ** 2))
  const second = 0.72 * Math.exp(-(((position - 0.66) / 0.1) ** 2))
  return first + second
}

function strand(index: number): string {
  const share = (index / (strands - 1)) * 2 - 1
  const points = Array.from({ length: 161 }, (_, step) => {
    const position = step / 160
    const wave = Math.sin(position * 46 + share * 1.9) * 0.62 + Math.sin(position * 23 - share) * 0.38
    const y = height / 2 + wave * loudness(position) * share * (height / 2 - 6)
    return `${(position * width).toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

export function VoiceLine() {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="var(--etch)"
      strokeWidth=".8"
      aria-hidden="true"
    >
      {Array.from({ length: strands }, (_, index) => {
        const isMiddle = index === strands - 1
        return (
          <path
            key={strand(index)}
            d={strand(index)}
            opacity={isMiddle ? 1 : 0.55}
            stroke={isMiddle ? 'var(--gold-graphic)' : undefined}
            strokeWidth={isMiddle ? 1.6 : undefined}
          />
        )
      })}
    </svg>
  )
}
