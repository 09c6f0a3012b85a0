import { barContract, barEvent } from '#features/bar/bar.contract.ts'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { humidorEvent } from '#features/humidor/humidor.contract.ts'
import { keptCount } from '#features/humidor/kept-cigars.rules.ts'
import { call } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import {
  type Mark,
  type MarkedItem,
  markLabels,
  marks,
  marksContract,
  marksEvent,
} from '../marks.contract.ts'

/** Says in each row of a list of the catalog what the member has, had or wants, on a page without React. */
export function showMarksInRows(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-specimen-row] h3 > a')]
  if (links.length === 0) return
  async function refresh(): Promise<void> {
    const [{ items }, { drinks }] = await Promise.all([
      call(marksContract.listMarks, {}),
      call(barContract.readBar, {}),
    ])
    const inBar = drinks.map(({ id }) => ({ kind: 'drink', id, mark: 'have', in_humidor: null }) as const)
    const texts = new Map(
      [...items, ...inBar].map(item => [`${cataloguePages[item.kind](item.id)} ${item.mark}`, textOf(item)]),
    )
    for (const link of links) show(link, mark => texts.get(`${link.pathname} ${mark}`))
  }
  // Without them the list is as a visitor sees it.
  const load = () => void refresh().catch(() => undefined)
  for (const kind of [marksEvent, barEvent, humidorEvent]) live.listen(kind, load)
  live.onResync(load)
  load()
}

function textOf({ mark, in_humidor: own }: Pick<MarkedItem, 'mark' | 'in_humidor'>): string {
  return own && mark === 'have' ? keptCount([own]) : markLabels[mark]
}

function show(link: HTMLAnchorElement, textOfMark: (mark: Mark) => string | undefined): void {
  const present = link.parentElement!.querySelector<HTMLElement>('[data-marked]')
  const text = marks
    .flatMap(mark => textOfMark(mark) ?? [])
    .map((label, index) => (index === 0 ? label : label.toLowerCase()))
    .join(', ')
  // An empty note would take a line of its own below a long name.
  if (text) (present ?? addNote(link)).textContent = text
  else present?.remove()
}

function addNote(link: HTMLAnchorElement): HTMLElement {
  const note = document.createElement('span')
  note.dataset.marked = ''
  link.after(' ', note)
  return note
}
