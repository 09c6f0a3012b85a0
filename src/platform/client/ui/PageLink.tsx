import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/** A page of this site whose address is known at run time; one of the portal opens without loading it again. */
export function PageLink({ path, children }: { path: string; children: ReactNode }) {
  const router = useRouter()
  if (!path.startsWith('/dashboard/')) return <a href={path}>{children}</a>
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    router.history.push(path)
  }
  return (
    <a href={path} onClick={open}>
      {children}
    </a>
  )
}
