import { Link } from '@tanstack/react-router'

export function NotFoundPage() {
  return (
    <section>
      <h1>Nothing at this address.</h1>
      <p>
        The page may have moved. <Link to="/dashboard">Back to the overview</Link>
      </p>
    </section>
  )
}
