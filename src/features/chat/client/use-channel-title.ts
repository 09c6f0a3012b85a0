import { useQuery } from '@tanstack/react-query'
import { channelsQuery } from './channel-queries.ts'

/** What members read for the name of a channel, which an archived one keeps. */
export function useChannelTitle(name: string): string {
  const { data } = useQuery({
    ...channelsQuery,
    select: ({ channels }) => channels.find(channel => channel.name === name)?.title,
  })
  return data ?? name
}
