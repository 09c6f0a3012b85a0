export type Point = readonly [x: number, y: number]

/**
 * Writes SVG path data in relative commands rounded to a tenth of a unit. An engraving is some hundreds of short lines;
 * written this way they take about half the bytes of absolute coordinates. The pen remembers where the rounding left it,
 * so errors do not add up along the way.
 */
export class PathPen {
  #data = ''
  #command = ''
  #number = ''
  #at: Point = [0, 0]
  #subpathStart: Point = [0, 0]

  get data(): string {
    return this.#data
  }

  moveTo(x: number, y: number): this {
    this.#letter('m')
    this.#points([[x, y]])
    this.#subpathStart = this.#at
    return this
  }

  lineTo(x: number, y: number): this {
    this.#letter('l')
    return this.#points([[x, y]])
  }

  /** Curve with one control point. */
  quadTo(controlX: number, controlY: number, x: number, y: number): this {
    this.#letter('q')
    return this.#points([
      [controlX, controlY],
      [x, y],
    ])
  }

  /** Curve with two control points. */
  curveTo(first: Point, second: Point, end: Point): this {
    this.#letter('c')
    return this.#points([first, second, end])
  }

  /** The lesser arc of an upright ellipse. */
  arcTo(radiusX: number, radiusY: number, turns: 'clockwise' | 'anticlockwise', x: number, y: number): this {
    this.#letter('a')
    this.#tenths(Math.round(radiusX * 10))
    this.#tenths(Math.round(radiusY * 10))
    for (const flag of [0, 0, turns === 'clockwise' ? 1 : 0]) this.#tenths(flag * 10)
    return this.#points([[x, y]])
  }

  /** A line through all points, the first one reached by `moveTo` unless the pen is already drawing. */
  through(points: readonly Point[]): this {
    for (const [x, y] of points) {
      if (this.#data === '') this.moveTo(x, y)
      else this.lineTo(x, y)
    }
    return this
  }

  close(): this {
    this.#letter('z')
    this.#at = this.#subpathStart
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
    const [fromX, fromY] = this.#at
    for (const [x, y] of points) {
      const to: Point = [Math.round(x * 10), Math.round(y * 10)]
      this.#tenths(to[0] - fromX)
      this.#tenths(to[1] - fromY)
      this.#at = to
    }
    return this
  }

  #tenths(tenths: number): void {
    const written = String(tenths / 10).replace(/^(-?)0\./, '$1.')
    const isApart =
      this.#number === '' ||
      written.startsWith('-') ||
      (written.startsWith('.') && this.#number.includes('.'))
    this.#data += isApart ? written : ` ${written}`
    this.#number = written
  }
}
