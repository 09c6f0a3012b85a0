import { Link, Outlet } from '@tanstack/react-router'
import { places } from '../../portal.contract.ts'

/** Sidebar and page. */
export function AppShell() {
  return (
    <>
      <nav aria-label="Premium Member Portal">
        {places.map(({ path, label }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))}
      </nav>
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}
