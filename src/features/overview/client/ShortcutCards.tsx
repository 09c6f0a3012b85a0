import { ArmchairIcon } from '@phosphor-icons/react/Armchair'
import { DropHalfBottomIcon } from '@phosphor-icons/react/DropHalfBottom'
import { WaveformIcon } from '@phosphor-icons/react/Waveform'
import { Link } from '@tanstack/react-router'
import css from './ShortcutCards.module.css'

const shortcuts = [
  {
    to: '/dashboard/humidor',
    name: 'My Humidor',
    text: 'Opening soon: your cigars, and how the box is doing.',
    Icon: DropHalfBottomIcon,
  },
  {
    to: '/dashboard/lounge',
    name: 'Virtual Lounge',
    text: 'Opening soon: chat and events with other members.',
    Icon: ArmchairIcon,
  },
  {
    to: '/dashboard/ask',
    name: 'Ask Arturo',
    text: 'Opening soon: questions about leaf, storage or cutting.',
    Icon: WaveformIcon,
  },
] as const

export function ShortcutCards() {
  return (
    <ul className={css.cards}>
      {shortcuts.map(({ to, name, text, Icon }) => (
        <li key={to}>
          <Link to={to}>
            <Icon weight="light" size={24} aria-hidden="true" />
            <span className={css.name}>{name}</span>
            <span className={css.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
