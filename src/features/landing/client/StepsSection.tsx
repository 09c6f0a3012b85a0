import css from './StepsSection.module.css'

const steps = [
  {
    title: 'Name it',
    text: 'The words on the band will do, misspelt if need be. No band? Its wrapper and its size tell us enough to go on.',
  },
  {
    title: 'We weigh it',
    text: 'Body against weight, what the two share, what they answer. Peat stays away from gentle leaves, and cask strength from everybody but the strong.',
  },
  {
    title: 'Pour it',
    text: 'One drink, how to serve it, and what to expect of each third. Disagree with the reasons: they are all on the table.',
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
