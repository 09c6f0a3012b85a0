// The invented members who are in the lounge while the demo runs, among them the host of the live pairing.
import WebSocket from 'ws'
import { readMembers, signIn } from './demo-accounts.mjs'

const minutesOfOneCigar = 600

export async function letMembersIn(origin) {
  for (const { key, smokes } of readMembers()) if (smokes) await letIn(origin, key, smokes)
}

async function letIn(origin, key, cigar) {
  const cookie = await signIn(origin, key)
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, { headers: { cookie, origin } })
  // It closes when the server stops.
  socket.on('error', () => undefined)
  await fetch(new URL('/api/lounge/smoking', origin), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ cigar, minutes: minutesOfOneCigar }),
  })
}
