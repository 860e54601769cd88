/** Whatever no other route wants; the root's error screen takes over from here. */
export function loader(): never {
  throw new Response('Page not found', { status: 404, statusText: 'Page not found' })
}

export default function NotFoundScreen() {
  return null
}
