import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { loadCode } from '#platform/client/load-code.ts'

export function lazyPage(load: () => Promise<RouteComponent>): RouteComponent {
  // If a file fails to load, the router reloads the document, which offline ends on the browser's error page. The
  // connection error of `loadCode` is shown in place, with a retry button.
  return lazyRouteComponent(async () => ({ default: await loadCode(load) }))
}
