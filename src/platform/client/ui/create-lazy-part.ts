import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { needsConnection } from './connection-text.ts'
import { NeedsConnection } from './NeedsConnection.tsx'
import { useToast } from './use-toast.ts'

interface LazyPartProps {
  /** In its place until it is loaded. */
  fallback?: ReactNode
  /**
   * Its files cannot be loaded. Default: a part with `onClose` is closed and a toast says why, so that the next press
   * tries again; in the place of others a note says so and offers to try again.
   */
  onUnavailable?: () => void
  onClose?: () => void
}

/** A part that stays in the page while it is closed is loaded when it is open. */
interface Openable {
  isOpen?: boolean
}

export interface LazyPart<Props> {
  (props: Props & LazyPartProps): ReactNode
  /** Loads it ahead of its first use. */
  preload: () => Promise<unknown>
}

/**
 * A part of a page that has files of its own, where that saves the page more than 8 KB: the first dialog of a page
 * brings 25 KB. Unlike `lazy` of React it does not throw if they cannot be loaded, and
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
    const { isOpen = true, onClose } = props as Openable & LazyPartProps
    const [Loaded, setLoaded] = useState(() => loaded)
    const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading')
    const toast = useToast()
    const fail = useEffectEvent(() => {
      if (onUnavailable) return onUnavailable()
      if (!onClose) return setState('failed')
      onClose()
      toast.error(needsConnection, { id: 'needs connection' })
    })
    useEffect(() => {
      if (!isOpen || state === 'failed') return
      let isGone = false
      preload().then(
        part => !isGone && setLoaded(() => part),
        () => !isGone && fail(),
      )
      return () => {
        isGone = true
      }
    }, [isOpen, state])
    if (Loaded) return createElement(Loaded, props as unknown as Props)
    if (state === 'loading') return fallback
    return createElement(NeedsConnection, {
      onRetry: () => setState('retrying'),
      retrying: state === 'retrying',
    })
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
