import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { NeedsConnection } from './NeedsConnection.tsx'

interface LazyPartProps {
  /** In its place until it is loaded. */
  fallback?: ReactNode
  /** Its files cannot be loaded. Default: a note in its place says so and offers to try again. */
  onUnavailable?: () => void
}

export interface LazyPart<Props> {
  (props: Props & LazyPartProps): ReactNode
  /** Loads it ahead of its first use. */
  preload: () => Promise<unknown>
}

/**
 * A part of a page that has files of its own. Unlike `lazy` of React it does not throw if they cannot be loaded, and
 * the next use tries again.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    addEventListener('error', noteFailedStyle, true)
    if (loaded) return loaded
    await reloadFailedStyles()
    loaded = await load()
    return loaded
  }
  function Part({ fallback = null, onUnavailable, ...props }: Props & LazyPartProps) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const [hasFailed, setHasFailed] = useState(false)
    const fail = useEffectEvent(() => (onUnavailable ? onUnavailable() : setHasFailed(true)))
    useEffect(() => {
      if (hasFailed) return
      let isGone = false
      preload().then(
        part => !isGone && setLoaded(() => part),
        () => !isGone && fail(),
      )
      return () => {
        isGone = true
      }
    }, [hasFailed])
    if (Loaded) return createElement(Loaded, props as unknown as Props)
    const onRetry = () => setHasFailed(false)
    return hasFailed ? createElement(NeedsConnection, { onRetry }) : fallback
  }
  return Object.assign(Part, { preload })
}

/** The loader of the bundler requests a style sheet once, also if that fails: without this the part would be unstyled. */
const failedStyles = new Set<HTMLLinkElement>()
let reloading: Promise<unknown> | undefined

function noteFailedStyle({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
}

function reloadFailedStyles(): Promise<unknown> {
  const ended = () => {
    reloading = undefined
  }
  reloading ??= Promise.all([...failedStyles].map(reloadStyle)).finally(ended)
  return reloading
}

function reloadStyle(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement
  failedStyles.delete(link)
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve)
    again.addEventListener('error', () => reject(new Error(`${again.href} was not loaded`)))
    link.replaceWith(again)
  })
}
