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
  [67, 'a good hour'],
  [72, 'a little over an hour'],
  [77, 'an hour and a quarter'],
  [97, 'an hour and a half'],
  [107, 'an hour and three quarters'],
  [130, 'two hours'],
]

/** Of this length on, people count in quarters of an hour. */
const longInches = 6.75

/** `a good hour` for 65 minutes. */
export function spokenTime(minutes: number, lengthInches: number): string {
  if (lengthInches >= longInches && minutes === 70) return spokenTime(75, lengthInches)
  return spokenTimes.find(([maxMinutes]) => minutes <= maxMinutes)?.[1] ?? 'more than two hours'
}
