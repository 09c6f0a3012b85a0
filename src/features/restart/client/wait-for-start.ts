import { ApiError, call } from '#platform/client/api.ts'
import { UserError } from '#platform/client/message-for.ts'
import { restartContract } from '../restart.contract.ts'

const pauseMilliseconds = 1_000
const patienceMilliseconds = 90_000

/** Resolves once the server has started after `previously`; throws if it does not within a minute and a half. */
export async function waitForStart(previously: string): Promise<void> {
  const end = performance.now() + patienceMilliseconds
  while (performance.now() < end) {
    await new Promise(resolve => setTimeout(resolve, pauseMilliseconds))
    const startedAt = await readStart()
    if (startedAt !== undefined && startedAt !== previously) return
  }
  throw new UserError('The server does not answer yet. Its log says why.')
}

/** Undefined while it is away. */
async function readStart(): Promise<string | undefined> {
  try {
    return (await call(restartContract.readWaitingChanges, {})).startedAt
  } catch (failure) {
    // Locked meanwhile, or signed out: that is an answer too.
    if (failure instanceof ApiError && (failure.status === 401 || failure.status === 403)) throw failure
    return undefined
  }
}
