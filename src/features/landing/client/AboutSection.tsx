import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import css from './AboutSection.module.css'

export function AboutSection() {
  return (
    <section className={css.about} id="about" aria-labelledby="about-title">
      <h2 id="about-title">Four rooms, opening soon.</h2>
      <p className={css.lead}>
        Smoke Deck is a members’ portal for one lounge. It runs on the lounge’s own machine and sells nothing.
        Members can already pair cigars, save the results and list their own bottles; these four rooms come
        next.
      </p>
      <ul className={css.features}>
        <li>
          <h3>My Humidor</h3>
          <p>
            A list of the cigars you own, each drawn to scale, with the temperature and humidity of the box
            and an alert when they drift.
          </p>
          <figure>
            <Cigar
              lengthInches={6}
              ringGauge={52}
              shape="parejo"
              shade="maduro"
              band="gold"
              letter="A"
              pixelsPerInch={58}
              density="light"
            />
          </figure>
        </li>
        <li>
          <h3>Virtual Lounge</h3>
          <p>
            Four channels to talk in with the other members, and pairings tasted together, wherever you happen
            to be sitting.
          </p>
          <figure>
            <SeatedSeals />
          </figure>
        </li>
        <li>
          <h3>Tasting Journal</h3>
          <p>A rating and a few words for each cigar. Two minutes a night, no homework.</p>
          <figure className={css.glasses}>
            <Glass type="rocks" color="#CC7D1C" heightPixels={88} />
            <Glass type="glencairn" color="#D2841F" heightPixels={89} />
            <Glass type="snifter" color="#9C4A12" heightPixels={89} />
            <Glass type="coupe" color="#D9A441" heightPixels={89} />
          </figure>
        </li>
        <li>
          <h3>Smoke Deck U</h3>
          <p>Five short lessons. Start with what a cigar is made of; finish knowing what you are tasting.</p>
          <figure>
            <Seal initials="U" seed="Smoke Deck U" color="#F5B321" sizePixels={96} />
          </figure>
        </li>
      </ul>
    </section>
  )
}

const seated = ['TJ', 'RB', 'LS', 'AK'] as const

function SeatedSeals() {
  return (
    <span className={css.seats}>
      {seated.map(initials => (
        <Seal key={initials} initials={initials} seed={initials} sizePixels={56} />
      ))}
    </span>
  )
}
