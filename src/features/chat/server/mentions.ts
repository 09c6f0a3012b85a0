import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Duty } from '#platform/api.contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { excerptOf } from '#platform/text.rules.ts'
import { arturoCandidate, mayNameArturo } from '../arturo.rules.ts'
import { maxMentions, mentionedIn, namesEverybody } from '../mentions.rules.ts'
import { pathOfMessage } from '../message-link.rules.ts'
import type { ArturoStore } from './arturo/arturo.store.ts'
import type { ChatStore } from './chat.store.ts'
import type { StoredMessage } from './stored-message.ts'

interface Services {
  chat: Pick<ChatStore, 'membersNamedIn' | 'readChannel' | 'hasBlocked'>
  live: Pick<Live, 'presentMembers'>
  notify: Notify
}

/** A notice has at most 500 characters in its body. */
const excerptLength = 300

interface Naming extends Pick<Services, 'live'> {
  chat: Pick<ChatStore, 'membersNamedIn'>
  arturo: Pick<ArturoStore, 'isOn'>
}

/**
 * Whom a text names, without its author: members by their names, and with @here of a moderator everybody who is in the lounge.
 * While Arturo answers, `@Arturo` alone names no member by the first name. He answers what was written while he was on.
 */
export async function findMentions(
  { chat, arturo, live }: Naming,
  author: { id: string; duties: readonly Duty[] },
  text: string,
): Promise<{ mentions: string[]; isForArturo: boolean }> {
  if (!text.includes('@')) return { mentions: [], isForArturo: false }
  const members = await chat.membersNamedIn(author.id, text)
  const isForArturo = mayNameArturo(text) && (await arturo.isOn(author.id))
  const named = mentionedIn(text, [...members, ...(isForArturo ? [arturoCandidate] : [])])
  const present = author.duties.includes('moderator') && namesEverybody(text) ? live.presentMembers() : []
  const others = [...new Set([...named, ...present])].filter(
    id => id !== author.id && id !== arturoCandidate.id,
  )
  return { mentions: others.slice(0, maxMentions), isForArturo }
}

/** Of the notification about a message that names the member. */
export const keyOfMention = (channel: string, messageId: string): string => `mention ${channel} ${messageId}`

/** Once for a message, however often it is sent. A member who has read it already, or has blocked its author, is not notified. */
export async function notifyMentioned(
  { chat, notify }: Pick<Services, 'chat' | 'notify'>,
  channel: string,
  { id, seq, author_id, author_name, is_arturo, content, mentions, deleted_at }: StoredMessage,
): Promise<void> {
  if (deleted_at) return
  for (const memberId of mentions) {
    const read = await chat.readChannel(memberId, channel)
    if (read && read.read_seq >= seq) continue
    if (author_id !== null && (await chat.hasBlocked(memberId, author_id))) continue
    await notify(memberId, {
      kind: 'mentions',
      key: keyOfMention(channel, id),
      title: `${author_name} ${is_arturo ? 'answered' : 'mentioned'} you in ${read?.title ?? channel}`,
      body: excerptOf(content, excerptLength),
      href: pathOfMessage(channel, seq),
    })
  }
}
