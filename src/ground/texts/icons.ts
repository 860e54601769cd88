/** The specification's patience with an icon server. */
const PATIENCE = 1500

type IconSet = { readonly icons?: Readonly<Record<string, { readonly body?: string } | undefined>> }

/** Draws the icons chosen in a text. One that does not come in time, or at all, keeps the neutral look it has. */
export async function drawIcons(places: readonly HTMLElement[]): Promise<void> {
  const names = [...new Set(places.map(({ dataset }) => dataset.icon ?? ''))]
  const address = `/api/icons/lucide.json?icons=${encodeURIComponent(names.join(','))}`
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) return
    const { icons = {} } = (await response.json()) as IconSet
    for (const place of places) {
      const body = icons[place.dataset.icon ?? '']?.body
      if (body) place.replaceChildren(drawing(body))
    }
  } catch {
    // The neutral one stays.
  }
}

function drawing(body: string): Node {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${body}</svg>`
  return document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true)
}
