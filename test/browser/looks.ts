/** How everything in the page looks, but for what follows from the letters having come. Runs in the page. */
export function looks(): string[] {
  // How many tracks a grid has, not how wide its letters make them.
  const widthless = (name: string, value: string) =>
    name.startsWith('grid-template') ? value.replaceAll(/[\d.]+px/g, 'px') : value
  const OF_LETTERS = /size|width|height|origin|inset|^(?:top|left|right|bottom|x|y|cx|cy|r|rx|ry|d)$/
  return [...document.querySelectorAll('body, body *:not(script)')].map((element) => {
    const style = getComputedStyle(element)
    const asked = element.computedStyleMap()
    // A margin that takes what is left is told as 'auto', not by what letters left of the room.
    const told = (name: string) =>
      name.startsWith('margin') ? String(asked.get(name)) : widthless(name, style.getPropertyValue(name))
    const facts = [...style].filter((name) => !OF_LETTERS.test(name) && !name.startsWith('--'))
    return [element.tagName, element.className, ...facts.map((name) => `${name}: ${told(name)}`)].join('\n')
  })
}
