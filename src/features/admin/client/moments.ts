const format = { dateStyle: 'medium', timeStyle: 'short' } as const

export const dayAndTime = (moment: string): string => new Date(moment).toLocaleString('en-US', format)

/** @param day such as `2027-06-26`, which is the same day everywhere */
export const dayInWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
