import css from './StepsSection.module.css'

const steps = [
  {
    title: 'Name it',
    text: 'Type what’s on the band, or a bottle to match; typos are fine. No band? Wrapper and size will do.',
  },
  {
    title: 'We weigh it',
    text: 'We compare weight, shared flavors and contrasts. No peat with a mild cigar, cask strength only with a full one.',
  },
  {
    title: 'Pour it',
    text: 'One drink and how to serve it. Argue with us: every reason is shown.',
  },
] as const

export function StepsSection() {
  return (
    <section className={css.steps} id="how" aria-labelledby="how-title">
      <h2 id="how-title">From the band to the glass, in three steps.</h2>
      <ol>
        {steps.map(step => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
