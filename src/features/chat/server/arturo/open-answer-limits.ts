import { openMemberLimit } from '#platform/server/member-limit.ts'

const windowSeconds = 600
export const maxPerMember = 5
const maxPerChannel = 30

/** How often Arturo answers: a channel is for its members. */
export function openAnswerLimits(now?: () => number) {
  const options = { seconds: windowSeconds, ...(now && { now }) }
  const ofMembers = openMemberLimit({ most: maxPerMember, ...options })
  const ofChannels = openMemberLimit({ most: maxPerChannel, ...options })
  return {
    /** Takes one answer; or returns a sentence that says why there is none, and when there is. */
    take(memberId: string, channel: string): string | undefined {
      const ofMember = ofMembers.take(memberId)
      if (ofMember > 0)
        return `Arturo answers five questions of a member in ten minutes, so that the channel stays yours. Ask him here again in ${minutes(ofMember)}, or on the page Ask SMU right away.`
      const ofChannel = ofChannels.take(channel)
      if (ofChannel > 0) {
        ofMembers.giveBack(memberId)
        return `Arturo has said a lot in this channel. Ask him here again in ${minutes(ofChannel)}, or on the page Ask SMU right away.`
      }
      return undefined
    },
  }
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}
