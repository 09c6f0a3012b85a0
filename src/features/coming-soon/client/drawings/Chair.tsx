const shell =
  'M44 96V58c0-26 17-42 42-42h68c25 0 42 16 42 42v38M30 94c-16 0-26 12-26 26 0 12 8 20 18 22v52h196v-52c10-2 18-10 18-22 0-14-10-26-26-26-13 0-22 9-22 22v24H52v-24c0-13-9-22-22-22Z'
const legs = 'M36 194l-6 24h10l6-24M204 194l6 24h-10l-6-24'
const seat = 'M52 140h136v28H52Z'

/** Upright lines that follow the fold of the leather. */
const folds = Array.from({ length: 13 }, (_, index) => {
  const x = 66 + index * 9
  const bow = (index - 6) * 1.4
  return `M${x} 30Q${x + bow} 78 ${x} 134`
}).join('')
const shade = Array.from(
  { length: 8 },
  (_, index) => `M26 ${150 + index * 5.5}H${52 - index * 1.6}M214 ${150 + index * 5.5}H${188 + index * 1.6}`,
).join('')

/** A club chair; a reserved one is gold. */
export function Chair({ isReserved = false }: { isReserved?: boolean }) {
  const ink = isReserved ? 'var(--gold-graphic)' : 'var(--etch)'
  return (
    <svg viewBox="0 0 240 220" width="200" height="183" fill="none" stroke={ink} aria-hidden="true">
      <path d={folds} strokeWidth=".6" opacity=".5" />
      <path d={shell} strokeWidth="1.4" strokeLinejoin="round" />
      <path d={seat} strokeWidth="1" fill="var(--bg)" />
      <path d="M58 146H182M58 150.5H176M58 155H168" strokeWidth=".6" opacity=".5" />
      <path d={shade} strokeWidth=".6" opacity=".5" />
      <path d={legs} strokeWidth="1.1" />
    </svg>
  )
}
