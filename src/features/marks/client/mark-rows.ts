import { barContract, barEvent } from '#features/bar/bar.contract.ts'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { call } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { type Mark, markLabels, marks, marksContract, marksEvent } from '../marks.contract.ts'

/** Says in each row of a list of the catalog what the member has, had or wants, on a page without React. */
export function showMarksInRows(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-specimen-row] h3 > a')]
  if (links.length === 0) return
  async function refresh(): Promise<void> {
    const [{ items }, { drinks }] = await Promise.all([
      call(marksContract.listMarks, {}),
      call(barContract.readBar, {}),
    ])
    const inBar = drinks.map(({ id }) => ({ kind: 'drink', id, mark: 'have' }) as const)
    const marked = [...items, ...inBar].map(({ kind, id, mark }) => `${cataloguePages[kind](id)} ${mark}`)
    const all = new Set(marked)
    for (const link of links) show(link, mark => all.has(`${link.pathname} ${mark}`))
  }
  // Without them the list is as a visitor sees it.
  const load = () => void refresh().catch(() => undefined)
  for (const kind of [marksEvent, barEvent]) live.listen(kind, load)
  live.onResync(load)
  load()
}

function show(link: HTMLAnchorElement, isMarked: (mark: Mark) => boolean): void {
  const present = link.parentElement!.querySelector<HTMLElement>('[data-marked]')
  const text = marks
    .filter(isMarked)
    .map((mark, index) => (index === 0 ? markLabels[mark] : markLabels[mark].toLowerCase()))
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
