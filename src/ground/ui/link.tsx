import { Link as RouterLink, type LinkProps } from 'react-router'

/** What a link says to the router, and no attribute of the page. */
const ROUTERS_OWN = {
  to: undefined,
  discover: undefined,
  prefetch: undefined,
  replace: undefined,
  state: undefined,
  relative: undefined,
  preventScrollReset: undefined,
  reloadDocument: undefined,
  viewTransition: undefined,
}

/**
 * A list has hundreds of links, and for each of them the router asks itself nine things; on the server, where nobody clicks,
 * the answer is the address that was given.
 */
function DrawnLink(props: LinkProps) {
  const { to, discover = 'render', children } = props
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} />
  const attributes = { ...props, ...ROUTERS_OWN }
  return (
    <a {...attributes} href={to} data-discover={discover === 'render' || undefined}>
      {children}
    </a>
  )
}

/** In a browser the router's own, to the letter of what was drawn. */
export const Link = import.meta.env.SSR ? DrawnLink : RouterLink
