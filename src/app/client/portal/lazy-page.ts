import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { NoConnection } from '#platform/client/api.ts'

/** A page in a file of its own. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
): RouteComponent {
  // The router would load the whole document anew when a file does not come; without a network that leads out of the
  // portal, to the browser's own page. As a lost connection it is shown in place, with a way to try again.
  const loadOrSay = () =>
    load().catch((cause: unknown) => {
      throw new NoConnection(cause)
    })
  return lazyRouteComponent(loadOrSay, name)
}
