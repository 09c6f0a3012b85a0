import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cigar } from './Cigar.tsx'
import { CIGAR_SHAPES } from './cigar/cigar-shape.ts'
import { LEAF_TONES } from './cigar/wrapper-shades.ts'
import { FlatCigar } from './FlatCigar.tsx'

const size = { lengthInches: 6, ringGauge: 52 }

test.each(CIGAR_SHAPES)(
  'A second leaf is drawn as a stripe on a %s, at any density and in a row of a list',
  shape => {
    const cigar = { ...size, shape, shade: 'candela' } as const
    const { middle } = LEAF_TONES.maduro
    for (const pixelsPerInch of [22, 62]) {
      const plain = renderToStaticMarkup(<Cigar {...cigar} pixelsPerInch={pixelsPerInch} />)
      const striped = renderToStaticMarkup(
        <Cigar {...cigar} stripeShade="maduro" pixelsPerInch={pixelsPerInch} />,
      )
      expect(plain).not.toContain(middle)
      expect(striped).toContain(middle)
      expect(striped).toMatch(/fill="url\(#[^)]+stripe\)"/)
    }
    expect(renderToStaticMarkup(<FlatCigar {...cigar} brand="Asylum" />)).not.toContain(middle)
    const flat = renderToStaticMarkup(<FlatCigar {...cigar} stripeShade="maduro" brand="Asylum" />)
    expect(flat).toContain(middle)
  },
)
