import { type KeyboardEvent, useId, useState } from 'react'
import styles from './FlavorWheel.module.css'
import { radialText, ringPiece, sliceAngles, WHEEL_SIZE } from './wheel-geometry.ts'

export interface FlavorFamily {
  name: string
  /** Each family has the same number of them. */
  notes: readonly string[]
}

interface FlavorWheelProps {
  label: string
  families: readonly FlavorFamily[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

const radius = { inner: 58, middle: 112, outer: 220 }

/** Left and right walk the notes, up and down the families, Space marks. `ChosenNotes` is its twin in words. */
export function FlavorWheel({ label, families, chosen, onChange }: FlavorWheelProps) {
  const titleId = useId()
  const notes = families.flatMap(family => family.notes)
  const [focused, setFocused] = useState(0)
  const toggle = (note: string) =>
    onChange(chosen.includes(note) ? chosen.filter(other => other !== note) : [...chosen, note])
  function handleKey(event: KeyboardEvent<SVGGElement>, index: number) {
    const perFamily = notes.length / families.length
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: perFamily, ArrowUp: -perFamily }[event.key]
    if (event.key !== ' ' && event.key !== 'Enter' && step === undefined) return
    event.preventDefault()
    if (step === undefined) return toggle(notes[index]!)
    const next = (index + step + notes.length) % notes.length
    event.currentTarget.ownerSVGElement?.querySelector<SVGGElement>(`[data-index="${next}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in SVG
    <svg
      className={styles.wheel}
      viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`}
      role="group"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{label}</title>
      {families.map((family, index) => (
        <FamilySlice
          key={family.name}
          name={family.name}
          angles={sliceAngles(index, families.length)}
          hasChosen={family.notes.some(note => chosen.includes(note))}
        />
      ))}
      {notes.map((note, index) => (
        // biome-ignore lint/a11y/useSemanticElements: an input cannot be drawn in SVG
        <g
          key={note}
          className={styles.note}
          role="checkbox"
          aria-checked={chosen.includes(note)}
          aria-label={note}
          tabIndex={index === focused ? 0 : -1}
          data-index={index}
          onFocus={() => setFocused(index)}
          onClick={() => toggle(note)}
          onKeyDown={event => handleKey(event, index)}
        >
          <NoteSlice note={note} index={index} families={families.length} count={notes.length} />
        </g>
      ))}
      <g textAnchor="middle">
        <text className={styles.count} x={WHEEL_SIZE / 2} y={WHEEL_SIZE / 2 + 2}>
          {chosen.length}
        </text>
        <text className={styles.noted} x={WHEEL_SIZE / 2} y={WHEEL_SIZE / 2 + 24}>
          noted
        </text>
      </g>
    </svg>
  )
}

interface FamilySliceProps {
  name: string
  angles: [from: number, to: number]
  hasChosen: boolean
}

function FamilySlice({ name, angles: [from, to], hasChosen }: FamilySliceProps) {
  const { transform } = radialText((from + to) / 2, (radius.inner + radius.middle) / 2)
  return (
    <g className={styles.family} data-chosen={hasChosen || undefined}>
      <path d={ringPiece(from + 0.012, to - 0.012, radius.inner, radius.middle)} />
      <text transform={transform} textAnchor="middle" dy=".35em">
        {name}
      </text>
    </g>
  )
}

interface NoteSliceProps {
  note: string
  index: number
  families: number
  count: number
}

function NoteSlice({ note, index, families, count }: NoteSliceProps) {
  const [start] = sliceAngles(0, families)
  const slice = (Math.PI * 2) / count
  const from = start + index * slice
  const { transform, isFlipped } = radialText(from + slice / 2, radius.middle + 14)
  return (
    <>
      <path d={ringPiece(from + 0.006, from + slice - 0.006, radius.middle + 3, radius.outer)} />
      <text transform={transform} textAnchor={isFlipped ? 'end' : 'start'} dy=".35em">
        {note}
      </text>
    </>
  )
}
