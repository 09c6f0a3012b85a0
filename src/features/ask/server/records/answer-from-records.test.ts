import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import type { Answer } from '../../ask.contract.ts'

let server: TestApp
let grace: TestMember
let linus: TestMember
beforeAll(async () => {
  server = await startApp()
  grace = await createMember(server, 'grace')
  linus = await createMember(server, 'linus')
})
afterAll(() => server.close())

async function ask(question: string, { member = grace }: Partial<{ member: TestMember }> = {}) {
  const response = await member.request('POST', '/api/ask', { question })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Answer>()
}

describe('The member’s own records', () => {
  beforeAll(async () => {
    await grace.request('POST', '/api/humidor/items', {
      brand: 'Oliva',
      cigarName: 'Serie V Melanio',
      quantity: 7,
      purchasedOn: '2026-01-05',
    })
    await grace.request('POST', '/api/journal/entries', {
      cigar: 'Oliva Serie V Melanio',
      rating: 5,
      notes: 'Dark chocolate all the way.',
    })
    await grace.request('PUT', '/api/bar/lagavulin-16-year', { level: 'low' })
  })

  test.each([
    ['how many are left', 'how many Oliva Melanios have I got left in my humidor', /You have 7 cigars/],
    [
      'what was smoked last',
      'when did I last smoke an Oliva',
      /You last wrote about Oliva Serie V Melanio on .* 5 stars/,
    ],
    ['what is in the bar', 'what bottles in my bar are nearly empty', /Lagavulin 16 Year is marked as “low”/],
    [
      'which has rested longest',
      'which cigar in my humidor has been resting the longest',
      /since January 5, 2026/,
    ],
    ['that no sensor reports', 'is my humidor too dry right now', /no sensor is connected/],
    [
      'which is the strongest',
      'which cigar in my humidor is the strongest',
      /^The strongest in your humidor is 7 × Oliva Serie V Melanio, medium to full/,
    ],
    [
      'how old one is',
      'how long have I had my Oliva Melanio',
      /^You have had the Oliva Serie V Melanio since January 5, 2026/,
    ],
  ])('say %s', async (_, question, text) => {
    expect((await ask(question)).answer).toMatch(text)
  })

  test('are never anybody else’s', async () => {
    const { answer } = await ask('how many Oliva Melanios have I got left in my humidor', { member: linus })
    expect(answer).toMatch(/Your humidor is empty/)
  })

  test('lead nowhere with what is typed into them', async () => {
    const frances = await createMember(server, 'frances')
    for (const cigarName of ['[Claim it](https://evil.example)', '[here]([https://evil.example/?d=1](/a))'])
      await frances.request('POST', '/api/humidor/items', { brand: 'Own', cigarName, quantity: 2 })
    const { answer } = await ask('how many cigars have I got left in my humidor', { member: frances })
    expect(answer).toMatch(/2 × Own Claim it/)
    expect(answer).toMatch(/2 × Own here/)
    expect(answer).not.toContain('evil.example')
  })

  test('are not read with Memory off', async () => {
    await grace.request('PATCH', '/api/settings', { memory_enabled: false })
    const { answer, refused } = await ask('how many cigars have I got left in my humidor')
    await grace.request('PATCH', '/api/settings', { memory_enabled: true })
    expect(answer).toMatch(/Memory is off/)
    expect(refused).toBe(true)
  })
})

test('What was smoked from the humidor is told where the journal has nothing', async () => {
  const sophie = await createMember(server, 'sofia')
  const { id } = (
    await sophie.request('POST', '/api/humidor/items', {
      brand: 'Oliva',
      cigarName: 'Serie V Melanio',
      quantity: 2,
    })
  ).json<{ id: string }>()
  expect((await sophie.request('POST', `/api/humidor/items/${id}/smoke`, {})).statusCode).toBe(200)
  expect((await ask('When did I last smoke an Oliva?', { member: sophie })).answer).toMatch(
    /^You last took Oliva Serie V Melanio out of your humidor to smoke it on /,
  )
})
