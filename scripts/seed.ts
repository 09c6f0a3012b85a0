// Fills a server that runs on this machine with members, pairings, bars, humidors, ratings and shops, through its public API.
// `npm run dev -- --seed` uses it; running it again changes nothing.
import { fillHumidor } from './seed-humidor.ts'
import { fillJournal } from './seed-journal.ts'

export const seedPassword = 'a long evening by the fire'
/** The first account of a server on this machine becomes its admin. */
export const seededMembers = {
  admin: 'marcus@lounge.example',
  regular: 'josephine@lounge.example',
  newcomer: 'theodore@lounge.example',
}

const cigars = [
  'Padron 1964 Anniversary Maduro',
  'Oliva Serie V Melanio',
  'Arturo Fuente Hemingway',
  'Montecristo No. 2',
  'Liga Privada No. 9',
  'My Father The Judge',
  'Ashton VSG',
  'Romeo y Julieta 1875',
  'Rocky Patel Decade',
  'Drew Estate Undercrown Maduro',
  'Davidoff Millennium',
  'Perdomo 10th Anniversary Champagne',
] as const
const kinds = ['spirit', 'wine', 'mocktail'] as const
const ratings = [5, 4, undefined, 3, 5, undefined, 2, 4]
/** The explorer takes only so many requests a minute; the other pairings are saved by hand. */
const maxAdvised = 10
const poured = [
  ['spirit', 'Ron Zacapa Centenario 23'],
  ['wine', 'Tawny Port'],
  ['mocktail', 'Cold Brew'],
] as const
const bottles = [
  'lagavulin',
  'zacapa',
  'hennessy',
  'tawny port',
  'champagne',
  'espresso',
  'negroni',
  'makers mark',
]
const levels = ['full', 'half', 'low'] as const
const shops = [
  { name: 'Leaf & Co', template: 'https://leaf.example/find?q={name}', shelf: 'cigars' },
  { name: 'Bottle Hall', template: 'https://bottles.example/{name}', shelf: 'drinks' },
]

export async function seed(address: string): Promise<void> {
  const marcus = await openAccount(address, seededMembers.admin, 'Marcus Webb')
  const josephine = await openAccount(address, seededMembers.regular, 'Josephine Adeyemi')
  await openAccount(address, seededMembers.newcomer, '')
  await fillVault(marcus, 30)
  await fillVault(josephine, 6)
  await fillBar(marcus, bottles)
  await fillBar(josephine, bottles.slice(0, 3))
  await fillHumidor(marcus)
  await fillJournal(marcus)
  await marcus('PUT', '/api/admin/retailers', { retailers: shops })
}

type Send = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

/** A browser that is signed in with this account, which is created where it is missing. */
async function openAccount(address: string, email: string, fullName: string): Promise<Send> {
  const credentials = { email, password: seedPassword }
  const signUp = await request(address, 'POST', '/api/auth/sign-up/email', '', credentials)
  if (![200, 422].includes(signUp.status)) throw new Error(`${email}: ${await signUp.text()}`)
  const signIn = await request(address, 'POST', '/api/auth/sign-in/email', '', credentials)
  const cookie = signIn.headers.getSetCookie().map(line => line.split(';', 1)[0])
  const send: Send = async (method, path, body) => {
    const answer = await request(address, method, path, cookie.join('; '), body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  await send('PATCH', '/api/profile', { full_name: fullName })
  await send('PATCH', '/api/settings', { theme: 'dark' })
  return send
}

function request(address: string, method: string, path: string, cookie: string, body?: object) {
  return fetch(new URL(path, address), {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function fillVault(send: Send, count: number): Promise<void> {
  const { pairings } = await send<{ pairings: unknown[] }>('GET', '/api/saved-pairings')
  if (pairings.length > 0) return
  for (let index = 0; index < count; index += 1) {
    const id = await (index < maxAdvised ? saveAdvice : saveByHand)(send, index)
    const rating = ratings[index % ratings.length]
    if (rating) await send('PATCH', `/api/saved-pairings/${id}`, { rating })
  }
}

async function saveAdvice(send: Send, index: number): Promise<string> {
  const question = { cigar: cigars[index % cigars.length], pairingType: kinds[index % kinds.length] }
  const { saved } = await send<{ saved: { id: string } }>('POST', '/api/arturo', question)
  return saved.id
}

async function saveByHand(send: Send, index: number): Promise<string> {
  const [pairing_type, pairing_name] = poured[index % poured.length]!
  const { id } = await send<{ id: string }>('POST', '/api/saved-pairings', {
    cigar_name: cigars[index % cigars.length],
    pairing_type,
    pairing_name,
    notes: `Evening ${index} on the deck. The leaf stays in front, and the glass rounds off the end.`,
  })
  return id
}

async function fillBar(send: Send, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const query = new URLSearchParams({ q: name })
    const { matches } = await send<{ matches: { id: string }[] }>('GET', `/api/drinks/search?${query}`)
    if (matches[0]) await send('PUT', `/api/bar/${matches[0].id}`, { level: levels[index % levels.length] })
  }
}
