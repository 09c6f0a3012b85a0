import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import css from './AboutSection.module.css'

export function AboutSection() {
  return (
    <section className={css.about} id="about" aria-labelledby="about-title">
      <h2 id="about-title">Behind the door, better company and a very good humidor.</h2>
      <p className={css.lead}>
        Smoke Deck is a members’ portal for one lounge and the people in it. It runs on the lounge’s own
        machine, it belongs to the lounge, and it sells nothing.
      </p>
      <ul className={css.features}>
        <li>
          <h3>My Humidor</h3>
          <p>
            Every stick you own, drawn to scale, with the box it lives in watched hour by hour. If the
            humidity wanders, you hear about it first.
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
            The conversation from the leather chairs, wherever you happen to be sitting. Four rooms, and
            somebody is usually in one of them.
          </p>
          <figure>
            <SeatedSeals />
          </figure>
        </li>
        <li>
          <h3>Tasting Journal</h3>
          <p>
            Two minutes a night, no homework. By winter you know your palate better than the bartender does.
          </p>
          <figure className={css.glasses}>
            <Glass type="rocks" color="#CC7D1C" heightPixels={88} />
            <Glass type="glencairn" color="#D2841F" heightPixels={89} />
            <Glass type="snifter" color="#9C4A12" heightPixels={89} />
            <Glass type="coupe" color="#D9A441" heightPixels={89} />
          </figure>
        </li>
        <li>
          <h3>Smoke Deck U</h3>
          <p>
            Five short lessons you can take apart with your hands. Start with what a cigar is made of; finish
            able to taste where it grew.
          </p>
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
