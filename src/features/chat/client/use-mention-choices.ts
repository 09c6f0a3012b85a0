import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { arturoName } from '../arturo.rules.ts'
import { loungeMembersContract } from '../lounge-members.contract.ts'
import { hereWord } from '../mentions.rules.ts'

const arturo = { key: 'arturo', name: arturoName, description: 'Assistant of the lounge, answers here' }
const here = { key: 'here', name: hereWord.slice(1), description: 'Everybody who is in the lounge' }
/** `@`, and the beginning of one word or two, at the end of what stands before the caret. */
const begunMention = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}'.-]*(?: [\p{L}\p{N}'.-]+)?)$/u

const membersQuery = (name: string) =>
  queryOptions({
    queryKey: ['lounge', 'members', name] as const,
    queryFn: ({ signal }) => call(loungeMembersContract.findMembers, { query: { name } }, { signal }),
    staleTime: 60_000,
  })

export interface MentionChoice {
  key: string
  /** What stands behind the `@`. */
  name: string
  description?: string
}

interface MentionOptions {
  isModerator: boolean
  /** He answers who names him. */
  isArturoOn: boolean
}

/** Names for an `@` that was begun at the caret. */
export function useMentionChoices(text: string, caret: number, { isModerator, isArturoOn }: MentionOptions) {
  const begun = begunMention.exec(text.slice(0, caret))?.[1]
  const typed = useDeferredValue(begun)
  const [closedAt, setClosedAt] = useState<number>()
  const [active, setActive] = useState(0)
  const { data } = useQuery({
    ...membersQuery(typed ?? ''),
    enabled: typed !== undefined,
    placeholderData: keepPreviousData,
  })
  const start = begun === undefined ? -1 : caret - begun.length
  const others = [...(isArturoOn ? [arturo] : []), ...(isModerator ? [here] : [])].filter(
    ({ name }) => begun !== undefined && name.toLowerCase().startsWith(begun.toLowerCase()),
  )
  const members = (data?.members ?? []).filter(({ name }) => name !== '' && isBegun(name, begun))
  const found: MentionChoice[] = members.map(({ id, name }) => ({ key: id, name }))
  const all = begun === undefined || closedAt === start ? [] : [...others, ...found]
  // Once a name is whole, and no other begins like it, Enter sends the message.
  const choices = all.every(({ name }) => name.toLowerCase() === begun?.toLowerCase()) ? [] : all
  return {
    choices,
    active: Math.min(active, Math.max(0, choices.length - 1)),
    setActive,
    close: () => setClosedAt(start),
    /** The text with a name in the place of what was begun, and where the caret goes. */
    complete({ name }: MentionChoice): { text: string; caret: number } {
      const before = `${text.slice(0, start)}${name} `
      return { text: before + text.slice(caret), caret: before.length }
    },
  }
}

function isBegun(name: string, begun: string | undefined): boolean {
  const words = name.toLowerCase()
  const typed = begun?.toLowerCase() ?? ''
  return words.startsWith(typed) || words.includes(` ${typed}`)
}
