/** Up to so many minutes, as people say it: the time is an estimate. */
const spokenTimes: readonly (readonly [maxMinutes: number, text: string])[] = [
  [10, 'ten minutes'],
  [15, 'a quarter of an hour'],
  [22, 'twenty minutes'],
  [32, 'half an hour'],
  [37, 'a good half hour'],
  [42, 'forty minutes'],
  [47, 'three quarters of an hour'],
  [52, 'fifty minutes'],
  [62, 'an hour'],
  [72, 'a good hour'],
  [82, 'an hour and a quarter'],
  [97, 'an hour and a half'],
  [112, 'an hour and three quarters'],
  [130, 'two hours'],
]

/** `a good hour` for 65 or 70 minutes. */
export function spokenTime(minutes: number): string {
  return spokenTimes.find(([maxMinutes]) => minutes <= maxMinutes)?.[1] ?? 'more than two hours'
}
