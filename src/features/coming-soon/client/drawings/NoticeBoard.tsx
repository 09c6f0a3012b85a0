const sheets = [
  { x: 44, y: 52, width: 116, height: 150, angle: -2.2 },
  { x: 186, y: 44, width: 132, height: 168, angle: 0.8 },
  { x: 346, y: 58, width: 108, height: 140, angle: 2.6 },
]
const grain = Array.from({ length: 58 }, (_, index) => `M14 ${14 + index * 4}H486`).join('')

/** Three blank sheets on a board. */
export function NoticeBoard() {
  return (
    <svg viewBox="0 0 500 260" width="540" height="281" fill="none" stroke="var(--etch)" aria-hidden="true">
      <rect x="1" y="1" width="498" height="258" rx="6" strokeWidth="1.4" />
      <rect x="11" y="11" width="478" height="238" rx="2" strokeWidth=".8" />
      <path d={grain} strokeWidth=".4" opacity=".3" />
      {sheets.map(({ x, y, width, height, angle }, index) => (
        <g key={x} transform={`rotate(${angle} ${x + width / 2} ${y})`}>
          <rect x={x} y={y} width={width} height={height} fill="var(--bg)" strokeWidth="1" />
          <path
            d={`M${x + 14} ${y + 34}h${width - 28}M${x + 14} ${y + 44}h${width - 52}`}
            strokeWidth=".7"
            opacity=".6"
          />
          <circle
            cx={x + width / 2}
            cy={y + 12}
            r="4.5"
            fill={index === 1 ? 'var(--gold)' : 'var(--bg)'}
            stroke={index === 1 ? 'var(--gold-graphic)' : undefined}
          />
        </g>
      ))}
    </svg>
  )
}
