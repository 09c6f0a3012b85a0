import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { loadCode } from '../load-code.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { describeLoadFailure } from './load-failure.ts'
import { useToast } from './use-toast.ts'

interface LazyPartProps {
  /** In its place until it is loaded. */
  fallback?: ReactNode
  /**
   * Its files cannot be loaded. Default: a part with `onClose` is closed and a toast says why, so that the next press
   * tries again; in the place of others a note says so and offers what helps.
   */
  onUnavailable?: (failure: unknown) => void
  onClose?: () => void
}

/** A part that stays in the page while it is closed is loaded when it is open. */
interface Openable {
  isOpen?: boolean
}

interface LoadState {
  state: 'loading' | 'failed' | 'retrying'
  failure?: unknown
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
    loaded ??= await loadCode(async () => {
      await reloadFailedStyles()
      return load()
    })
    return loaded
  }
  function Part({ fallback = null, onUnavailable, ...props }: Props & LazyPartProps) {
    const { isOpen = true, onClose } = props as Openable & LazyPartProps
    const [Loaded, setLoaded] = useState(() => loaded)
    const [{ state, failure }, setState] = useState<LoadState>({ state: 'loading' })
    const toast = useToast()
    const fail = useEffectEvent((reason: unknown) => {
      if (onUnavailable) return onUnavailable(reason)
      if (!onClose) return setState({ state: 'failed', failure: reason })
      onClose()
      const { text, action } = describeLoadFailure(reason)
      toast.error(text, { id: 'did not load', action })
    })
    useEffect(() => {
      if (!isOpen || state === 'failed') return
      let isGone = false
      preload().then(
        part => !isGone && setLoaded(() => part),
        (reason: unknown) => !isGone && fail(reason),
      )
      return () => {
        isGone = true
      }
    }, [isOpen, state])
    if (Loaded) return createElement(Loaded, props as unknown as Props)
    if (state === 'loading') return fallback
    return createElement(LoadFailure, {
      failure,
      onRetry: () => setState({ state: 'retrying', failure }),
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
