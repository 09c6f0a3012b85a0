import type * as z from 'zod'

/** A setting of the environment. */
export interface Setting<Check extends z.ZodType = z.ZodType> {
  name: string
  description: string
  default: string
  check: Check
  /** How an error message may quote the value; without it the value is quoted as it is. */
  mask?: (value: string) => string
}

export const setting = <Check extends z.ZodType>(
  name: string,
  details: Omit<Setting<Check>, 'name'>,
): Setting<Check> => ({ name, ...details })
