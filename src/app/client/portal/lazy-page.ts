import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { NoConnection } from '#platform/client/api.ts'

export function lazyPage(load: () => Promise<RouteComponent>): RouteComponent {
  // If a file fails to load, the router reloads the document, which offline ends on the browser's error page. As a
  // connection error it is shown in place, with a retry button.
  const loadOrFail = () =>
    load().then(
      page => ({ default: page }),
      (cause: unknown) => {
        throw new NoConnection(cause)
      },
    )
  return lazyRouteComponent(loadOrFail)
}
