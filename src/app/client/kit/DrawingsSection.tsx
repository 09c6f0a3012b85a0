import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { GhostCigar } from '#features/illustrations/client/GhostCigar.tsx'
import { Glass } from '#features/illustrations/client/Glass.tsx'
import { GLASS_TYPES } from '#features/illustrations/client/glass/glass-types.ts'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import { KitRow, KitSection, KitStack } from './KitSection.tsx'
import { KIT_CIGARS } from './kit-cigars.ts'

const RYE = '#B4631C'

export function DrawingsSection() {
  return (
    <>
      <KitSection title="Cigars, at 52 px per inch">
        <KitStack>
          {KIT_CIGARS.map(({ name, ...cigar }) => (
            <Cigar key={name} {...cigar} pixelsPerInch={52} title={name} />
          ))}
          <GhostCigar lengthInches={6} ringGauge={50} shape="parejo" pixelsPerInch={52} state="loading" />
        </KitStack>
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
    </>
  )
}
