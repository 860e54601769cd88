import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MAIN_ID } from './main-id.ts'

/**
 * A step inside the app loads no page, so nobody tells a screen reader about it: this does, and puts
 * the focus at the beginning of the new content. Filters (the same path) leave the focus where it is.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
    const main = document.getElementById(MAIN_ID)
    if (!hash && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  )
}
