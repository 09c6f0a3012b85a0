import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { waitFor } from './wait-for.ts'

it('A source that does not load leaves the pages as they were, and the next change is tried', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const watcher = new EventEmitter()
  const pages = (text: string) => ({ renderPublicPage: () => text, drawPairCard: () => null })
  let load = async () => pages('first')
  const url = new URL('../scripts/development-build.mjs', import.meta.url).href
  const { developmentBuild } = await import(url)
  const build = await developmentBuild({ watcher, ssrLoadModule: () => load() }, '1.0.0')()

  load = () => Promise.reject(new Error('Cannot find module'))
  watcher.emit('change')
  await waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(build.render()).toBe('first')

  load = async () => pages('second')
  watcher.emit('change')
  await waitFor(() => expect(build.render()).toBe('second'))
})
