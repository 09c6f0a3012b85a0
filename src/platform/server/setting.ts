import type * as z from 'zod'

/** A setting of the environment. */
export interface Setting<Check extends z.ZodType = z.ZodType> {
  name: string
  description: string
  default: string
  check: Check
  /**
   * Whether an admin may set it by the page: `shown` with its value, `sealed` as a secret that is stored encrypted and never
   * shown again. Without it only the environment sets it.
   */
  byPage?: 'shown' | 'sealed'
  /** How an error message may quote the value; without it the value is quoted as it is. */
  mask?: (value: string) => string
}

export const setting = <Check extends z.ZodType>(
  name: string,
  details: Omit<Setting<Check>, 'name'>,
): Setting<Check> => ({ name, ...details })
