import { type BarLevel, barContract, barEvent } from '#features/bar/bar.contract.ts'
import { humidorEvent } from '#features/humidor/humidor.contract.ts'
import { call } from '#platform/client/api.ts'
import { live } from '#platform/client/live.ts'
import { type InHumidor, type Mark, type MarkKind, marksContract, marksEvent } from '../marks.contract.ts'
import { showHumidorLink } from './humidor-link.ts'

interface Item {
  kind: MarkKind
  id: string
}

const added: Record<Mark, string> = {
  have: 'Noted: you have it.',
  had: 'Noted: you had it.',
  want: 'Noted: you want it.',
}

/** Why a mark that comes from the humidor cannot be taken back here. */
const ofHumidor: Record<Mark, string> = {
  have: 'It stays marked as long as it is in your humidor.',
  had: 'It stays marked: you smoked it from your humidor.',
  want: '',
}

/** The buttons of `MemberActions`, on a page without React. */
export function bringMarkButtonsToLife(): void {
  for (const actions of document.querySelectorAll<HTMLElement>('[data-marks-id]')) {
    const { marksKind, marksId } = actions.dataset
    bringToLife(actions, { kind: marksKind as MarkKind, id: marksId! })
  }
}

function bringToLife(actions: HTMLElement, item: Item): void {
  const buttons = new Map(
    [...actions.querySelectorAll<HTMLButtonElement>('[data-mark]')].map(button => [
      button.dataset.mark as Mark,
      button,
    ]),
  )
  const status = actions.querySelector<HTMLElement>('[data-marks-status]')!
  /** Of a bottle that was taken out of the bar, for the way back. */
  let level: BarLevel = 'full'
  /** What the humidor says, by mark. */
  let inHumidor: ReadonlyMap<Mark, InHumidor> = new Map()
  /** Changes are sent one after another: an older one must not arrive last and win. */
  let sending: Promise<unknown> = Promise.resolve()
  let unsent = 0

  async function refresh(): Promise<void> {
    const [{ items }, { drinks }] = await Promise.all([
      call(marksContract.listMarks, {}),
      item.kind === 'drink' ? call(barContract.readBar, {}) : { drinks: [] },
    ])
    // What is being sent is shown already.
    if (unsent > 0) return
    const marked = items.filter(({ kind, id }) => kind === item.kind && id === item.id)
    inHumidor = new Map(marked.flatMap(({ mark, in_humidor: own }) => (own ? [[mark, own]] : [])))
    const bottle = drinks.find(({ id }) => id === item.id)
    level = bottle?.level ?? level
    for (const [mark, button] of buttons) {
      show(mark, marked.some(each => each.mark === mark) || (mark === 'have' && bottle !== undefined))
      button.disabled = false
    }
  }

  function show(mark: Mark, isMarked: boolean): void {
    buttons.get(mark)!.ariaPressed = String(isMarked)
    if (mark === 'have' && item.kind === 'cigar')
      showHumidorLink(actions, { id: item.id, isMarked, inHumidor: inHumidor.get('have') })
  }

  function change(mark: Mark, isMarked: boolean): void {
    show(mark, isMarked)
    // "Undo" goes away with the text.
    if (status.contains(document.activeElement)) buttons.get(mark)!.focus()
    status.replaceChildren()
    unsent += 1
    sending = sending
      .then(() => send(item, mark, isMarked, level))
      .then(
        () => tell(isMarked ? added[mark] : 'Taken back.', 'Undo', () => change(mark, !isMarked)),
        (failure: Error) => {
          show(mark, !isMarked)
          tell(failure.message, 'Try again', () => change(mark, isMarked))
        },
      )
      .finally(() => {
        unsent -= 1
      })
  }

  function tell(text: string, way: string, onPress: () => void): void {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = way
    button.addEventListener('click', onPress)
    status.replaceChildren(text, button)
  }

  for (const [mark, button] of buttons)
    button.addEventListener('click', () => {
      if (inHumidor.has(mark)) status.replaceChildren(ofHumidor[mark])
      else change(mark, button.ariaPressed !== 'true')
    })
  const load = () =>
    void refresh().catch(() => tell('We couldn’t load what you marked.', 'Try again', () => load()))
  for (const kind of [marksEvent, barEvent, humidorEvent]) live.listen(kind, load)
  live.onResync(load)
  load()
}

/** The drinks that a member has are their bar. */
function send({ kind, id }: Item, mark: Mark, isMarked: boolean, level: BarLevel): Promise<unknown> {
  if (kind === 'drink' && mark === 'have') {
    const params = { drinkId: id }
    return isMarked
      ? call(barContract.saveBarDrink, { params, body: { level } })
      : call(barContract.removeBarDrink, { params })
  }
  const params = { kind, id, mark }
  return isMarked
    ? call(marksContract.addMark, { params, body: {} })
    : call(marksContract.removeMark, { params })
}
