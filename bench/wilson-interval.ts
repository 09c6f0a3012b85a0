/** `0.777 (0.691 to 0.844)`: a share with the 95 % interval of Wilson. */
export function wilsonInterval(part: number, all: number): string {
  const [z, share] = [1.96, part / all]
  const middle = (share + z ** 2 / (2 * all)) / (1 + z ** 2 / all)
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  return `${share.toFixed(3)} (${(middle - half).toFixed(3)} to ${(middle + half).toFixed(3)})`
}
