/** Why an answer is aborted that no member has stopped: it is to be our own, which needs no time. */
export class ServerStops extends Error {
  constructor() {
    super('The server stops')
    this.name = 'ServerStops'
  }
}

export function isStoppedByMember({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof ServerStops)
}
