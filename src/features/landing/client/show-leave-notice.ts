import { takeLeaveReason } from '#features/accounts/client/leave-reason.ts'
import { pages } from '../landing.contract.ts'
import css from './LeaveNotice.module.css'

const texts = { 'signed-out': 'You were signed out.', 'account-deleted': 'Your account was deleted.' }

/** Says once why the portal was left. Loaded only then. */
export function showLeaveNotice(): void {
  const reason = takeLeaveReason()
  const notice = create('div', { className: css.notice ?? '' })
  const text = create('p', {})
  text.role = 'status'
  const close = create('button', { type: 'button', textContent: 'Close' })
  close.addEventListener('click', () => notice.remove())
  notice.append(text)
  if (reason === 'signed-out') notice.append(createSignInLink(notice))
  notice.append(close)
  document.body.append(notice)
  // A live region has to be in the page before its text appears.
  requestAnimationFrame(() => {
    text.textContent = texts[reason]
  })
}

/** The script of the page opens the dialog on a press. */
function createSignInLink(notice: HTMLElement): HTMLAnchorElement {
  const link = create('a', { href: pages.signIn, textContent: 'Sign In' })
  link.dataset.opens = 'sign-in'
  // After the page has heard of the press.
  link.addEventListener('click', () => setTimeout(() => notice.remove()))
  return link
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
