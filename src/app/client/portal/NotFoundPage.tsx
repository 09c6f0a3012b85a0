import { Link } from '@tanstack/react-router'
import { NoticePage } from './NoticePage.tsx'

export function NotFoundPage() {
  return (
    <NoticePage
      title="Nobody sits at this table."
      lead="There is no page at this address. It may have moved, or it never existed."
    >
      <Link to="/dashboard">Back to the overview</Link>
      <Link to="/pair">Find a pairing</Link>
    </NoticePage>
  )
}
