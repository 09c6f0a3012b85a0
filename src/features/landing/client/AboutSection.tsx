import { Bottle } from '#features/illustrations/client/Bottle.tsx'
import { FlatCigar } from '#features/illustrations/client/FlatCigar.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import { Stars } from '#platform/client/ui/drawings/Stars.tsx'
import css from './AboutSection.module.css'

/** Only what is open. */
export function AboutSection() {
  return (
    <section className={css.about} id="about" aria-labelledby="about-title">
      <div className={css.head}>
        <h2 id="about-title">A members’ portal for one lounge.</h2>
        <p className={css.lead}>
          It runs on the lounge’s own machine and sells nothing. The finder and the pages of every cigar and
          drink are open to everyone. An account adds these.
        </p>
      </div>
      <ul className={css.features}>
        <li>
          <h3>Premium Pairings</h3>
          <p>
            Three drinks of different families for a cigar, or three cigars for a bottle, with every point of
            every score.
          </p>
          <figure>
            <Glass type="rocks" color="#CC7D1C" heightPixels={88} />
            <Glass type="glencairn" color="#D2841F" heightPixels={89} />
            <Glass type="coupe" color="#D9A441" heightPixels={89} />
          </figure>
        </li>
        <li>
          <h3>Pairing Vault</h3>
          <p>
            Each result is saved. Rate it, search it, share it; your stars shift later scores by a few points,
            and you see by how many.
          </p>
          <figure>
            <Seal initials="91" seed="Pairing Vault" color="#F5B321" sizePixels={88} />
          </figure>
        </li>
        <li>
          <h3>My bar</h3>
          <p>The bottles you have, and how much is left of each. Ask for a drink from those alone.</p>
          <figure>
            <Bottle shape="tall" color="#CC7D1C" share={0.9} label="Rye" heightPixels={96} />
            <Bottle shape="square" color="#D9A441" share={0.55} label="Rum" heightPixels={96} />
            <Bottle shape="port" color="#9C4A12" share={0.25} label="Port" heightPixels={96} />
          </figure>
        </li>
        <li>
          <h3>My Humidor</h3>
          <p>
            Every cigar you keep, to scale: how many are left, and when each is at its best. A sensor watches
            their air.
          </p>
          <figure>
            <FlatCigar lengthInches={5} ringGauge={50} shape="parejo" shade="colorado" brand="Oliva" />
          </figure>
        </li>
        <li>
          <h3>Tasting Journal</h3>
          <p>What you smoked, third by third, with stars and flavors.</p>
          <figure>
            <Stars value={4} sizePixels={22} />
          </figure>
        </li>
        <li>
          <h3>Your evening</h3>
          <p>Say how long you have. You get a cigar that fits the time, and a drink from your bar.</p>
          <figure>
            <FlatCigar lengthInches={6} ringGauge={52} shape="parejo" shade="maduro" brand="Padrón" />
          </figure>
        </li>
        <li>
          <h3>Virtual Lounge</h3>
          <p>Talk in channels, come to events, and taste a cigar together, with blind votes.</p>
        </li>
      </ul>
    </section>
  )
}
