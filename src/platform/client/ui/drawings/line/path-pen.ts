export type Point = readonly [x: number, y: number]

/** Most steps are short and come again thousands of times on a page. */
const maxCachedTenths = 2000
const cachedTexts: string[] = []

function textOf(tenths: number): string {
  if (Math.abs(tenths) > maxCachedTenths) return formatTenths(tenths)
  const at = tenths + maxCachedTenths
  cachedTexts[at] ??= formatTenths(tenths)
  return cachedTexts[at]
}

function formatTenths(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.')
}

/**
 * Writes SVG path data as relative commands rounded to a tenth of a unit: about half the bytes of absolute coordinates
 * for engravings of hundreds of short lines. Each step starts from the rounded position, so errors do not add up.
 */
export class PathPen {
  #data = ''
  #command = ''
  #number = ''
  #position: Point = [0, 0]
  #subpathStart: Point = [0, 0]

  get data(): string {
    return this.#data
  }

  moveTo(x: number, y: number): this {
    this.#letter('m')
    this.#points([[x, y]])
    this.#subpathStart = this.#position
    return this
  }

  lineTo(x: number, y: number): this {
    this.#letter('l')
    return this.#points([[x, y]])
  }

  quadTo(controlX: number, controlY: number, x: number, y: number): this {
    this.#letter('q')
    return this.#points([
      [controlX, controlY],
      [x, y],
    ])
  }

  curveTo(first: Point, second: Point, end: Point): this {
    this.#letter('c')
    return this.#points([first, second, end])
  }

  /** The shorter arc of an upright ellipse. */
  arcTo(
    radiusX: number,
    radiusY: number,
    direction: 'clockwise' | 'counterclockwise',
    x: number,
    y: number,
  ): this {
    this.#letter('a')
    this.#tenths(Math.round(radiusX * 10))
    this.#tenths(Math.round(radiusY * 10))
    for (const flag of [0, 0, direction === 'clockwise' ? 1 : 0]) this.#tenths(flag * 10)
    return this.#points([[x, y]])
  }

  /** A line through all points; starts with `moveTo` if the path is empty. */
  through(points: readonly Point[]): this {
    for (const [x, y] of points) {
      if (this.#data === '') this.moveTo(x, y)
      else this.lineTo(x, y)
    }
    return this
  }

  close(): this {
    this.#letter('z')
    this.#position = this.#subpathStart
    return this
  }

  #letter(command: string): void {
    const isImplied = command === this.#command && command !== 'm'
    if (!isImplied) {
      this.#data += command
      this.#number = ''
    }
    this.#command = command
  }

  #points(points: readonly Point[]): this {
    const [fromX, fromY] = this.#position
    for (const [x, y] of points) {
      const to: Point = [Math.round(x * 10), Math.round(y * 10)]
      this.#tenths(to[0] - fromX)
      this.#tenths(to[1] - fromY)
      this.#position = to
    }
    return this
  }

  #tenths(tenths: number): void {
    const text = textOf(tenths)
    const isSeparated =
      this.#number === '' || text.startsWith('-') || (text.startsWith('.') && this.#number.includes('.'))
    this.#data += isSeparated ? text : ` ${text}`
    this.#number = text
  }
}
