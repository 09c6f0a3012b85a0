import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#platform/client/ui/Button.tsx'
import type { MediumProps } from './medium-props.ts'
import css from './WalkMedium.module.css'

/** An evening in scenes: the member chooses what to do, and reads what comes of it. */
export function WalkMedium({ medium: { scenes }, seen, onSee }: MediumProps<'walk'>) {
  const [at, setAt] = useState(() => {
    const first = scenes.findIndex(({ id }) => !seen.has(id))
    return first < 0 ? 0 : first
  })
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const scene = scenes[at]!
  const choice = scene.choices.find(({ id }) => id === chosen[scene.id])
  const choose = (id: string) => {
    setChosen({ ...chosen, [scene.id]: id })
    onSee(scene.id)
  }
  // The button that is pressed leaves with its scene; the focus goes to the heading of the next.
  const goOn = () => {
    flushSync(() => setAt(at + 1))
    heading.current?.focus()
  }
  return (
    <div className={css.walk}>
      <ol className={css.places} aria-label="Scenes">
        {scenes.map(({ id, place }, index) => (
          <li key={id}>
            <button
              type="button"
              className={css.toScene}
              data-part={id}
              aria-current={index === at ? 'step' : undefined}
              data-seen={seen.has(id) || undefined}
              onClick={() => setAt(index)}
            >
              <span>{index + 1}</span>
              {place}
            </button>
          </li>
        ))}
      </ol>
      <section className={css.scene} aria-labelledby={headingId}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {scene.place}
        </h2>
        <p>{scene.text}</p>
        <ul className={css.choices} aria-label="What do you do?">
          {scene.choices.map(({ id, text }) => (
            <li key={id}>
              <button
                type="button"
                className={css.choice}
                aria-pressed={id === choice?.id}
                onClick={() => choose(id)}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
        <div role="status" className={css.consequence} data-good={choice?.isGood || undefined}>
          {choice && (
            <p>
              <b>{choice.isGood ? 'A good choice.' : 'That happens.'}</b> {choice.consequence}
            </p>
          )}
        </div>
        {choice && at < scenes.length - 1 && <Button onClick={goOn}>Go on: {scenes[at + 1]!.place}</Button>}
      </section>
    </div>
  )
}
