import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ENGRAVING_NAMES } from '#features/illustrations/client/engraving/engraving-names.ts'
import { FlatCigar } from '#features/illustrations/client/FlatCigar.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { GLASS_TYPES } from '#features/illustrations/client/glass/glass-types.ts'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import css from './DrawingsSection.module.css'
import { KitRow, KitSection, KitStack } from './KitSection.tsx'
import { KIT_CIGARS, KIT_MAKERS } from './kit-cigars.ts'

const RYE = '#B4631C'
const shortCigar = { lengthInches: 4, ringGauge: 54, shape: 'parejo', shade: 'colorado' } as const

export function DrawingsSection() {
  return (
    <>
      <KitSection title="Cigars, at 52 px per inch">
        <KitStack>
          {KIT_CIGARS.map(({ name, ...cigar }) => (
            <Cigar key={name} {...cigar} pixelsPerInch={52} title={name} />
          ))}
          <UnsizedCigar pixelsPerInch={52} title="A cigar of unknown size" />
        </KitStack>
      </KitSection>
      <KitSection
        title="Bands, composed from the name of the maker; the same in a row of a list"
        columns={12}
      >
        <KitRow>
          {KIT_MAKERS.map(brand => (
            <Cigar key={brand} {...shortCigar} brand={brand} pixelsPerInch={96} title={brand} />
          ))}
        </KitRow>
        <KitRow>
          {KIT_MAKERS.map(brand => (
            <FlatCigar key={brand} {...shortCigar} brand={brand} />
          ))}
        </KitRow>
      </KitSection>
      <KitSection title="A measure in its glass; foam and cream" columns={12}>
        <KitRow>
          <Glass type="rocks" color={RYE} heightPixels={132} ounces={1.5} title="1.5 ounces, neat" />
          <Glass type="rocks" color={RYE} heightPixels={132} ounces={2} ice title="2 ounces, on ice" />
          <Glass type="glencairn" color={RYE} heightPixels={132} ounces={1.5} title="1.5 ounces, neat" />
          <Glass type="highball" color="#E9C25A" heightPixels={132} ounces={8} ice title="8 ounces, on ice" />
          <Glass type="coupe" color="#E5CB8A" heightPixels={132} topping="foam" title="A sour" />
          <Glass type="mug" color="#2E170C" heightPixels={132} topping="cream" title="An Irish coffee" />
          <Glass type="cup" color="#A9784F" heightPixels={132} topping="foam" title="A cappuccino" />
        </KitRow>
      </KitSection>
      <KitSection title="Glasses, seals, emblem">
        <KitRow>
          {GLASS_TYPES.map(type => (
            <Glass
              key={type}
              type={type}
              color={RYE}
              heightPixels={132}
              ice={type === 'rocks'}
              title={type}
            />
          ))}
        </KitRow>
        <KitRow>
          <Seal initials="MW" seed="marcus" sizePixels={72} title="Marcus Webb" />
          <Seal initials="JB" seed="josephine" sizePixels={40} title="Josephine Bell" />
          <Emblem sizePixels={64} title="Smoke Deck" />
        </KitRow>
      </KitSection>
      <KitSection title="Engravings, of empty states and rooms" columns={12}>
        <div className={css.engravings}>
          {ENGRAVING_NAMES.map(name => (
            <Engraving key={name} of={name} title={name} />
          ))}
        </div>
      </KitSection>
    </>
  )
}
