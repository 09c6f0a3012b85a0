import { drawSurface, type Surface } from './draw-surface.ts'
import type { Material, Scene } from './scene.ts'
import type { Place, Point3 } from './space.ts'
import { sheet } from './surfaces.ts'

interface Block {
  place: Place
  /** The corner at the lower left of the back. */
  from: Point3
  size: Point3
  material: Material
  tone?: Surface['tone']
  edge?: number
}

/** The three sides of a block that are seen: its top, its front and its left or right. */
export function drawBlock(scene: Scene, block: Block): void {
  const { place, from, size, material, tone, edge = 0.6 } = block
  const [x, y, z] = from
  const [width, height, depth] = size
  const face = (origin: Point3, along: Point3, across: Point3) =>
    drawSurface(scene, { ...sheet(place, origin, along, across), material, edge, ...(tone && { tone }) })
  const middle = place([x + width / 2, y + height / 2, z + depth / 2])
  const right = place([x + width, y + height / 2, z + depth / 2])
  const eye = scene.toEye(middle)
  const isRightSeen = eye[0] * (right[0] - middle[0]) + eye[2] * (right[2] - middle[2]) > 0
  face([isRightSeen ? x + width : x, y, z], [0, 0, depth], [0, height, 0])
  face([x, y, z + depth], [width, 0, 0], [0, height, 0])
  face([x, y + height, z], [width, 0, 0], [0, 0, depth])
}
