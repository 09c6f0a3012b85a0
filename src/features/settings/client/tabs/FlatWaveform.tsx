const heights = [6, 14, 24, 40, 28, 52, 34, 60, 42, 26, 48, 30, 18, 36, 22, 12, 6]

export function FlatWaveform({ isSpeaking = false }: { isSpeaking?: boolean }) {
  return (
    <svg
      width="204"
      height="64"
      viewBox="0 0 204 64"
      fill="none"
      stroke={isSpeaking ? 'var(--gold-graphic)' : 'var(--line-control)'}
      aria-hidden="true"
    >
      {heights.map((height, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the strokes never change
          key={index}
          d={`M${index * 12 + 6} ${32 - height / 2}v${height}`}
          strokeDasharray={isSpeaking ? undefined : '3 4'}
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
