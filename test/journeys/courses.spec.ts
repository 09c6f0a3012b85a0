import type { APIRequestContext } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { Course, Lesson } from '#features/courses/courses.contract.ts'
import { expectAccessible } from './axe.ts'
import { expect, rest, test } from './fixtures.ts'
import { goOffline } from './go-offline.ts'
import { createMember, headingOf, post, signIn } from './members.ts'
import { expectVisibleFocus } from './page-checks.ts'

const slug = 'cigar-education-101'
/** Of two courses, of five and three lessons. */
const lockedAtFirst = 6

async function completeByRequest(request: APIRequestContext, count: number): Promise<void> {
  const { lessons } = (await (await request.get(`/api/courses/${slug}`)).json()) as Course
  for (const { slug: lesson } of lessons.slice(0, count)) {
    const address = `/api/courses/${slug}/lessons/${lesson}`
    const { parts, quiz } = (await (await request.get(address)).json()) as Lesson
    const answers = Object.fromEntries(quiz.map(({ id, right }) => [id, right]))
    await post(request, `${address}/completion`, { parts, answers })
  }
}

test('a beginner goes from the first lesson to the certificate, and learns from a wrong answer', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const choose = async (answer: string) => {
    await main.getByRole('button', { name: answer }).click()
  }
  const complete = async () => {
    await page.getByRole('button', { name: 'Complete the lesson' }).click()
  }
  await createMember(page)
  await page.goto('/dashboard/education')
  await expect(page.getByText('Locked')).toHaveCount(lockedAtFirst)
  await page.getByRole('link', { name: 'Start Anatomy of a Cigar' }).click()
  await expect(headingOf(page)).toHaveText('Anatomy of a Cigar')
  await expectVisibleFocus(page)

  await test.step('a cigar is taken apart', async () => {
    const parts = page.getByRole('list', { name: 'All parts' }).getByRole('button')
    await expect(parts).toHaveCount(8)
    for (let at = 0; at < 8; at += 1) await parts.nth(at).click()
    await complete()
    await page.getByRole('link', { name: 'Next: Cigar Shapes & Sizes' }).click()
  })

  await test.step('every size is laid on the bench, and one is moved with the keyboard', async () => {
    const sizes = page.getByRole('list', { name: 'All sizes' }).getByRole('button')
    await expect(sizes).toHaveCount(8)
    for (let at = 0; at < 8; at += 1) await sizes.nth(at).click()
    await expect(page.getByText('8 of 8 tried')).toBeVisible()
    const move = page.getByRole('slider', { name: 'Move the Perfecto' })
    await move.focus()
    await page.keyboard.press('ArrowRight')
    await expect(move).toHaveValue('0.125')
  })

  await test.step('a wrong answer is explained and tried again at once', async () => {
    await choose('Long cigar')
    await expect(page.getByText('Not that one.')).toBeVisible()
    await choose('Try again')
    await choose('Short cigar')
    await complete()
    await page.getByRole('link', { name: 'Next: Strength & Flavor' }).click()
  })

  await test.step('every step of the slider is read by keyboard', async () => {
    const strength = page.getByRole('slider', { name: 'Strength' })
    await strength.focus()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Mild', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Slide done' })).toBeVisible()
    await choose('Nothing yet, so I ask')
    await choose('The flavor is peppery, and the strength is still open')
    await complete()
    await page.getByRole('link', { name: 'Next: How to Cut, Light, and Puff' }).click()
  })

  await test.step('the film plays, and its transcript stands for it', async () => {
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect(page.getByText(/^0:0[2-9] of /)).toBeVisible()
    await page.getByRole('button', { name: 'Pause the film' }).click()
    await page.getByText('Transcript').click()
    await expect(page.getByRole('link', { name: 'Watch done' })).toBeVisible()
    await choose('Take a sliver more from the cap')
    await choose('Slowly, into the mouth, with long pauses')
    await complete()
    await page.getByRole('link', { name: 'Next: Pairing & Lounge Etiquette' }).click()
  })

  await test.step('an evening is walked through, and each choice has a consequence', async () => {
    const scenes = page.getByRole('list', { name: 'Scenes' }).getByRole('button')
    const choices = page.getByRole('list', { name: 'What do you do?' }).getByRole('button')
    await choose('I sit down, open the bottle, and light my cigar.')
    await expect(page.getByText('That happens.')).toBeVisible()
    await expect(scenes).toHaveCount(6)
    for (let at = 1; at < 6; at += 1) {
      await page.getByRole('button', { name: /^Go on: / }).click()
      await expect(scenes.nth(at)).toHaveAttribute('aria-current', 'step')
      await choices.first().click()
      await expect(page.getByText('A good choice.')).toBeVisible()
    }
    await choose('Together they please me more than each alone')
    await choose('I ask what it is and look for it in the humidor')
    await complete()
  })

  await test.step('the certificate is made out, and the page says 5 of 5', async () => {
    await page.getByRole('link', { name: 'See your certificate' }).click()
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/dashboard/education')
    const course = page.getByRole('region', { name: 'Cigar Education 101' })
    await expect(course.getByRole('status')).toHaveText('(5 of 5 lessons completed)')
    await expect(course.getByRole('link', { name: /^Review/ })).toHaveCount(5)
  })
})

test('after the first lesson the page, the API and the export say 1 of 5', rest, async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/education')
  const course = page.getByRole('region', { name: 'Cigar Education 101' })
  await expect(course.getByRole('status')).toHaveText('(0 of 5 lessons completed)')
  await course.getByRole('link', { name: 'Start Anatomy of a Cigar' }).click()
  const parts = page.getByRole('list', { name: 'All parts' }).getByRole('button')
  await expect(parts).toHaveCount(8)
  for (let at = 0; at < 8; at += 1) await parts.nth(at).click()
  await page.getByRole('button', { name: 'Complete the lesson' }).click()
  await page.getByRole('link', { name: 'All lessons' }).click()
  await expect(course.getByRole('status')).toHaveText('(1 of 5 lessons completed)')
  const read = (await (await page.request.get(`/api/courses/${slug}`)).json()) as Course
  expect([read.completed, read.total]).toEqual([1, 5])
  const exported = unzipSync(await (await page.request.get('/api/account/export')).body())
  const rows = JSON.parse(Buffer.from(exported['tables/lesson_completions.json']!).toString())
  expect(rows).toMatchObject([{ course: slug, lesson: 'anatomy-of-a-cigar' }])
})

test('a finished lesson is struck at once, also by way of the back button', rest, async ({ page }) => {
  await createMember(page)
  await page.goto('/dashboard/education')
  const course = page.getByRole('region', { name: 'Cigar Education 101' })
  await course.getByRole('link', { name: 'Start Anatomy of a Cigar' }).click()
  const parts = page.getByRole('list', { name: 'All parts' }).getByRole('button')
  await expect(parts).toHaveCount(8)
  for (let at = 0; at < 8; at += 1) await parts.nth(at).click()
  await page.getByRole('button', { name: 'Complete the lesson' }).click()
  await expect(page.getByRole('link', { name: 'Next: Cigar Shapes & Sizes' })).toBeVisible()
  await page.goBack()
  await expect(course.getByRole('link', { name: 'Review Anatomy of a Cigar' })).toBeVisible()
  await expect(course.getByRole('link', { name: 'Start Cigar Shapes & Sizes' })).toBeVisible()
})

test(
  'without a connection every open lesson shows its drawing',
  rest,
  async ({ page, baseURL, browserErrors }) => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
    const hosts = new Set<string>()
    page.on('request', request => hosts.add(new URL(request.url()).origin))
    await createMember(page)
    await completeByRequest(page.request, 4)
    await page.goto('/dashboard/education')
    const course = page.getByRole('region', { name: 'Cigar Education 101' })
    await expect(course.getByRole('link', { name: /^Review/ })).toHaveCount(4)
    await goOffline(page)
    const medium = page.getByRole('main').locator('#try')
    for (const [lesson, drawing] of [
      ['Anatomy of a Cigar', 'img'],
      ['Cigar Shapes & Sizes', 'svg'],
      ['Strength & Flavor', 'input[type=range]'],
      ['How to Cut, Light, and Puff', 'svg'],
      ['Pairing & Lounge Etiquette', 'h2'],
    ] as const) {
      await course.getByRole('link', { name: lesson }).click()
      await expect(headingOf(page)).toHaveText(lesson)
      await expect(medium.locator(drawing).first()).toBeVisible()
      const isDrawn = () =>
        medium
          .locator('img')
          .evaluateAll(all => all.every(each => (each as HTMLImageElement).naturalWidth > 0))
      await expect.poll(isDrawn).toBe(true)
      await page.getByRole('link', { name: 'Smoke Deck U' }).first().click()
    }
    expect([...hosts]).toEqual([new URL(baseURL!).origin])
  },
)

test(
  'a clean browser of the member is as far: 2 of 5, and lesson 3 is open',
  rest,
  async ({ page, newVisitor }) => {
    const member = await createMember(page)
    await completeByRequest(page.request, 2)
    const elsewhere = await (await newVisitor()).newPage()
    await signIn(elsewhere.request, member)
    await elsewhere.goto('/dashboard/education')
    const course = elsewhere.getByRole('region', { name: 'Cigar Education 101' })
    await expect(course.getByRole('status')).toHaveText('(2 of 5 lessons completed)')
    await expect(course.getByRole('link', { name: /^Start/ })).toHaveAccessibleName('Start Strength & Flavor')
    await course.getByRole('link', { name: 'Start Strength & Flavor' }).click()
    await expect(headingOf(elsewhere)).toHaveText('Strength & Flavor')
  },
)
