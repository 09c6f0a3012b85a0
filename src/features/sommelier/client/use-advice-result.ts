import { createElement, type ReactNode, useEffect, useState } from 'react'
import { loadCode } from '#platform/client/load-code.ts'
import type { AdviceResultProps } from './AdviceResult.tsx'

type RenderResult = (props: AdviceResultProps) => ReactNode
let loaded: RenderResult | undefined
const load = () => import('./AdviceResult.tsx')

/** Once loaded, the result is drawn with the answer, without a frame in between. */
export async function loadAdviceResult(): Promise<RenderResult> {
  const { AdviceResult } = await loadCode(load)
  loaded ??= props => createElement(AdviceResult, { key: props.answer.id, ...props })
  return loaded
}

/** Undefined until it is loaded. A failed download is thrown, for the page's own error boundary. */
export function useAdviceResult(isNeeded: boolean): RenderResult | undefined {
  const [state, setState] = useState<{ render?: RenderResult | undefined; failure?: unknown }>({
    render: loaded,
  })
  const isMissing = isNeeded && state.render === undefined
  useEffect(() => {
    if (!isMissing) return
    loadAdviceResult().then(
      render => setState({ render }),
      (failure: unknown) => setState({ failure }),
    )
  }, [isMissing])
  if (state.failure !== undefined) throw state.failure
  return state.render
}
