import { call } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { humidorEvent } from '../humidor.contract.ts'
import { type KeptRow, keptContract } from '../kept.contract.ts'
import { humidorSearchOf, keptCount, keptPlace, rowsOf } from '../kept-cigars.rules.ts'
import { addressOfLink, offeredRows, shownRows } from './kept-links.ts'

/** Says beside a result what the member keeps of its cigar, and offers to have it tonight, on a page without React. */
export function showKept(): void {
  const action = document.querySelector<HTMLAnchorElement>('a[data-tonight]')
  if (action?.dataset.tonight) {
    action.textContent = 'Have it tonight'
    action.href = action.dataset.tonight
  }
  const note = document.querySelector<HTMLElement>('[data-own-cigar]')
  if (!note) return
  const { ownCigar, ownName = '', ownDrink: drink, ownDrinkName = '' } = note.dataset
  async function refresh(place: HTMLElement): Promise<void> {
    const answer = await call(keptContract.listKept, { query: { drink, advice: 'true' } })
    const rows = rowsOf({ id: ownCigar || null, name: ownName }, answer.kept)
    place.replaceChildren(...keptLine(rows), ...offerLine(offeredRows(answer, rows), ownDrinkName))
    markOthers(new Set(answer.kept.map(({ lineId }) => lineId)))
  }
  // Without them the result is as a visitor sees it.
  const load = () => void refresh(note).catch(() => undefined)
  live.listen(humidorEvent, load)
  live.onResync(load)
  load()
}

function keptLine(rows: readonly KeptRow[]): HTMLElement[] {
  const links = shownRows(rows).map(row =>
    linkTo(addressOfLink({ to: '/dashboard/humidor', search: humidorSearchOf(row, rows) }), keptPlace(row)),
  )
  return lineOf(`${keptCount(rows)}: `, links, '; ')
}

function offerLine(rows: readonly KeptRow[], drink: string): HTMLElement[] {
  const links = rows.map(({ name }) =>
    linkTo(addressOfLink({ to: '/pair', search: { cigar: name, drink } }), name),
  )
  return lineOf('From your humidor: ', links, ', ')
}

function lineOf(text: string, links: readonly HTMLElement[], separator: string): HTMLElement[] {
  if (links.length === 0) return []
  const line = document.createElement('p')
  line.append(text, ...links.flatMap((link, index) => (index > 0 ? [separator, link] : [link])))
  return [line]
}

function linkTo(href: string, text: string): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  return link
}

/** The other cigars for a drink. */
function markOthers(ids: ReadonlySet<string | null>): void {
  for (const detail of document.querySelectorAll<HTMLElement>('[data-other-cigar]')) {
    const { otherCigar = '', detail: text = '' } = detail.dataset
    detail.textContent = ids.has(otherCigar) ? `In your humidor. ${text}` : text
  }
}
