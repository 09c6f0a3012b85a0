import type { IconProps } from '@phosphor-icons/react/lib'

/** Phosphor has a cigarette only. Drawn like its icons, on a grid of 256. */
export function CigarIcon({ weight, size = '1em', ...svg }: IconProps) {
  return (
    <svg viewBox="0 0 256 256" width={size} height={size} fill="currentColor" {...svg} aria-hidden="true">
      {weight === 'fill' ? (
        <path d="M112 98v60H58a30 30 0 0 1 0-60Zm14 0h26v60h-26Zm40 0h66v60h-66Z" />
      ) : (
        <path d="M58 98a30 30 0 0 0 0 60h174V98Zm54 48H58a18 18 0 0 1 0-36h54Zm42 0h-30v-36h30Zm66 0h-54v-36h54Z" />
      )}
    </svg>
  )
}
