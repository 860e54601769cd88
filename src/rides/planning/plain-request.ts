/** The texts of a form that came with a file, as a form of plain texts; nothing where there was no form at all. */
export function plainRequest(request: Request, texts: Readonly<Record<string, string>> | undefined): Request {
  return new Request(request.url, { method: 'POST', body: new URLSearchParams(texts ?? {}) })
}
