import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { type ChatEventData, chatContract, messageEvent } from '../chat.contract.ts'
import { type TypingEventData, typingEvent } from '../typing.contract.ts'

const shownMilliseconds = 6_000
/** One note tells of everything that is typed in this time. */
const pauseMilliseconds = 3_000

interface Typist {
  name: string
  until: number
}

/** Who else writes in a channel, and a way to tell the others that the member does. */
export function useTyping(channel: string, memberId: string, hidden: ReadonlySet<string>) {
  const [typists, setTypists] = useState<ReadonlyMap<string, Typist>>(new Map())
  const notedAt = useRef(0)
  useEffect(() => {
    const endings = [
      live.listen(typingEvent, data => {
        const { channel: where, memberId: who, name } = data as TypingEventData
        if (where !== channel || who === memberId) return
        setTypists(known => new Map(known).set(who, { name, until: Date.now() + shownMilliseconds }))
      }),
      live.listen(messageEvent, data => {
        const { authorId } = (data as ChatEventData).message
        if (authorId) setTypists(known => without(known, ([id]) => id === authorId))
      }),
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [channel, memberId])
  useEffect(() => {
    if (typists.size === 0) return undefined
    const forget = () => setTypists(known => without(known, ([, { until }]) => until <= Date.now()))
    const timer = setInterval(forget, 1_000)
    return () => clearInterval(timer)
  }, [typists])
  return {
    names: [...typists].flatMap(([id, { name }]) => (hidden.has(id) ? [] : [name])),
    note() {
      if (Date.now() - notedAt.current < pauseMilliseconds) return
      notedAt.current = Date.now()
      // Nobody misses it.
      call(chatContract.noteTyping, { params: { name: channel } }).catch(() => undefined)
    },
  }
}

type Entry = [string, Typist]

/** The same map if nothing goes. */
function without(
  known: ReadonlyMap<string, Typist>,
  goes: (entry: Entry) => boolean,
): ReadonlyMap<string, Typist> {
  const kept = [...known].filter(entry => !goes(entry))
  return kept.length === known.size ? known : new Map(kept)
}
