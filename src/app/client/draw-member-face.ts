import { initialsOf, memberName } from '#features/member/client/member-name.ts'
import type { Me } from '#features/member/member.contract.ts'
import { sealGround, sealInk, sealLines } from '#platform/client/ui/drawings/instruments/rosette.ts'

/** `MemberFace` without React: the member's picture, or the seal. */
export function drawMemberFace(me: Me): void {
  const { id, avatar_url: pictureUrl } = me.profile
  const seal = () => drawSeal(initialsOf(memberName(me)), id)
  for (const place of document.querySelectorAll('[data-member-seal]'))
    place.replaceChildren(pictureUrl ? showPicture(pictureUrl, seal) : seal())
}

function showPicture(url: string, instead: () => Element): Element {
  const picture = document.createElement('img')
  picture.alt = ''
  picture.addEventListener('error', () => picture.replaceWith(instead()))
  picture.src = url
  return picture
}

const sizePixels = 34

function drawSeal(initials: string, seed: string): Element {
  const { color, rosette, rosetteWidth, rimWidth } = sealLines(seed, sizePixels)
  const lines = svg('g', { fill: 'none', stroke: sealInk(color) })
  lines.append(
    svg('path', { d: rosette, 'stroke-width': rosetteWidth, opacity: '.8' }),
    svg('circle', { ...center, r: '48', 'stroke-width': rimWidth }),
  )
  const letters = svg('text', {
    x: '50',
    y: '50',
    dy: '.36em',
    'text-anchor': 'middle',
    'font-family': 'var(--font-display)',
    'font-weight': '560',
    'font-size': '34',
    fill: sealInk(color),
  })
  letters.textContent = initials
  const seal = svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' })
  const ground = (r: string) => svg('circle', { ...center, r, fill: sealGround(color) })
  seal.append(ground('49'), lines, ground('27'), letters)
  return seal
}

const center = { cx: '50', cy: '50' }

function svg(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  return element
}
