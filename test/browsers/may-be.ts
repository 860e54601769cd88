/** What can have a role at all. */
const MAY_BE: Readonly<Record<string, string>> = {
  button: 'button, summary',
  checkbox: 'input',
  combobox: 'select, input',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4',
  img: 'img, svg',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  region: 'section',
  searchbox: 'input',
  table: 'table',
  textbox: 'input, textarea',
}

export function selectorOf(role: string): string {
  return [`[role='${role}']`, ...(MAY_BE[role] ? [MAY_BE[role]] : [])].join(', ')
}

/** In the page: what has such a name in some way; whether the name is really told is asked of the browser. */
export function whatMayBe(selector: string, name: string): readonly Element[] {
  const byIds = (ids: string | null) =>
    (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
  return [...document.querySelectorAll<HTMLInputElement>(selector)].filter((one) => {
    if (!one.checkVisibility() || one.closest('[aria-hidden="true"], [inert]')) return false
    const told = [
      one.textContent,
      one.title,
      one.placeholder,
      one.getAttribute('alt'),
      one.getAttribute('aria-label'),
      ...byIds(one.getAttribute('aria-labelledby')),
      ...[...(one.labels ?? [])].map((label) => label.textContent),
      ...[...one.querySelectorAll('[alt], [aria-label]')].map(
        (part) => part.getAttribute('alt') ?? part.getAttribute('aria-label'),
      ),
    ]
    // Its words may come from several parts.
    const all = told.join(' ').toLowerCase()
    return name
      .toLowerCase()
      .split(' ')
      .every((word) => all.includes(word))
  })
}
