/** To be thrown; the root's error screen takes over. */
export function notFound(): Response {
  return new Response('Page not found', { status: 404, statusText: 'Page not found' })
}
