/**
 * Stands in for zod in the contracts of the browser bundle: each member and each call is itself again. The browser calls
 * by path and method; the server checks what comes in and what goes out (docs/decisions/0048).
 */
export const z: unknown = new Proxy(() => undefined, { get: () => z, apply: () => z })
