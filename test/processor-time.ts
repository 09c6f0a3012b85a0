/**
 * Returns a function for the milliseconds of processor time that this process, all its threads, has used since. What
 * other programs do on the machine adds nothing, unlike to the time of a clock.
 */
export function measureProcessorTime(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}
