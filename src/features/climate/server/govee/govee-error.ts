import { environmentUnreadable } from '../../climate.contract.ts'

/** Why there is no reading. The message is a sentence for the member. */
export class GoveeError extends Error {
  override name = 'GoveeError'

  constructor(message = environmentUnreadable) {
    super(message)
  }

  static ofStatus(status: number): GoveeError {
    return new GoveeError(`HTTP error! status: ${status}`)
  }
}
